import { isEmail } from '#platform/forms/rules/email.ts';

/** Longer than shoppers': behind it stand everybody's orders. */
export const STAFF_PASSWORD = { min: 12, max: 128 };
const MAX_NAME_LENGTH = 80;

export type StaffFault =
  | 'email-wrong'
  | 'name-missing'
  | 'name-long'
  | 'password-short'
  | 'password-long'
  | 'password-known'
  | 'passwords-differ';

export interface StaffForm {
  email: string;
  name: string;
  password: string;
  /** Where it was typed twice. */
  repeat?: string;
}

export function checkStaffForm(form: StaffForm): Partial<Record<keyof StaffForm, StaffFault>> {
  const faults: Partial<Record<keyof StaffForm, StaffFault>> = {};
  if (!isEmail(form.email.trim())) faults.email = 'email-wrong';
  const name = form.name.trim();
  if (name === '') faults.name = 'name-missing';
  else if (name.length > MAX_NAME_LENGTH) faults.name = 'name-long';
  const password = checkStaffPassword(form.password, [form.email, form.name]);
  if (password) faults.password = password;
  else if (form.repeat !== undefined && form.repeat !== form.password) faults.repeat = 'passwords-differ';
  return faults;
}

/** `known`: what others know of the person is no secret. */
export function checkStaffPassword(password: string, known: readonly string[]): StaffFault | null {
  if (password.length < STAFF_PASSWORD.min) return 'password-short';
  if (password.length > STAFF_PASSWORD.max) return 'password-long';
  const lower = password.toLowerCase();
  const isKnown = known.some((text) => text.trim() !== '' && lower === text.trim().toLowerCase());
  return isKnown || new Set(lower).size < 4 ? 'password-known' : null;
}
