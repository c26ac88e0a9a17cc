import { isEmail } from '#platform/forms/rules/email.ts';
import { isPhone } from '#platform/forms/rules/phone.ts';

/** S5.53 */
export type NoticeOutcome =
  | 'added'
  | 'wrong-email'
  /** A phone number was promised, but none that can be called was given. */
  | 'enter-phone'
  | 'daily-limit'
  /** There is no such size, or it is not sold out. */
  | 'not-added'
  /** Only the browser detects it. */
  | 'no-connection';

export interface NoticeRequest {
  email: string;
  /** undefined: no call wanted */
  phone: string | undefined;
}

export function checkNotice({
  email,
  phone,
}: NoticeRequest): Extract<NoticeOutcome, 'wrong-email' | 'enter-phone'> | null {
  if (!isEmail(email.trim())) return 'wrong-email';
  return phone === undefined || isPhone(phone) ? null : 'enter-phone';
}
