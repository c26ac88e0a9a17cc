import { isEmail } from './email.ts';
import { looksLikePhone, MAX_PHONE_LENGTH, phoneFault } from './phone.ts';
import { isPlainName } from './plain-name.ts';

/** The rule of one field of a form. */
export interface FieldRule {
  kind: FieldKind;
  /** Only marked fields are ever checked (S5.14). */
  validate: boolean;
  required?: boolean;
  minlength?: number;
  maxlength?: number;
}

/** `name`: of a person, as it may stand in a mail. */
type FieldKind = 'text' | 'name' | 'email' | 'phone' | 'phone-email' | 'checkbox';

export type FieldError =
  | { code: 'required' }
  | { code: 'unchecked' }
  | { code: 'too-short'; minlength: number }
  | { code: 'too-long'; maxlength: number }
  | { code: 'email' }
  | { code: 'phone' }
  | { code: 'phone-long'; maxlength: number }
  | { code: 'phone-characters' }
  | { code: 'phone-email' }
  | { code: 'name' }
  /** The server-side check of one field said no (S5.20). */
  | { code: 'rejected' }
  /** The same for a bank account, which has its own words (S5.21). */
  | { code: 'bank-account' };

type FieldVerdict = { mark: 'none' } | { mark: 'ok' } | { mark: 'error'; error: FieldError };

/** While typing an empty field has no mark (S5.22); when the whole form is checked it may be missing (S5.18). */
export type CheckMoment = 'typing' | 'form';

export function checkField(value: string | boolean, rule: FieldRule, moment: CheckMoment): FieldVerdict {
  if (!rule.validate) return { mark: 'none' };
  if (typeof value === 'boolean' || rule.kind === 'checkbox') return checkBox(Boolean(value), rule, moment);
  const text = value.trim();
  if (text === '') return rule.required && moment === 'form' ? wrong({ code: 'required' }) : { mark: 'none' };
  const error = findError(text, rule);
  return error ? wrong(error) : { mark: 'ok' };
}

function checkBox(checked: boolean, rule: FieldRule, moment: CheckMoment): FieldVerdict {
  if (checked) return { mark: 'ok' };
  return rule.required && moment === 'form' ? wrong({ code: 'unchecked' }) : { mark: 'none' };
}

function findError(text: string, { kind, minlength, maxlength }: FieldRule): FieldError | null {
  const length = Array.from(text).length;
  if (minlength !== undefined && length < minlength) return { code: 'too-short', minlength };
  if (maxlength !== undefined && length > maxlength) return { code: 'too-long', maxlength };
  if (kind === 'name' && !isPlainName(text)) return { code: 'name' };
  if (kind === 'email' && !isEmail(text)) return { code: 'email' };
  if (kind === 'phone') return checkPhone(text);
  if (kind === 'phone-email') return checkPhoneOrEmail(text);
  return null;
}

function checkPhone(text: string): FieldError | null {
  switch (phoneFault(text)) {
    case 'short':
      return { code: 'phone' };
    case 'long':
      return { code: 'phone-long', maxlength: MAX_PHONE_LENGTH };
    case 'characters':
      return { code: 'phone-characters' };
    case null:
      return null;
  }
}

// S5.17: what looks like a number is checked as a phone, everything else as an e-mail.
function checkPhoneOrEmail(text: string): FieldError | null {
  if (looksLikePhone(text)) return checkPhone(text);
  return isEmail(text) ? null : { code: text.includes('@') ? 'email' : 'phone-email' };
}

function wrong(error: FieldError): FieldVerdict {
  return { mark: 'error', error };
}
