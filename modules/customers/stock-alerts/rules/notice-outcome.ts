import { isEmail } from '#platform/forms/rules/email.ts';
import { isPhone } from '#platform/forms/rules/phone.ts';

/** S5.53: what came of asking for a notice that a size is back. */
export type NoticeOutcome =
  | 'added'
  | 'wrong-email'
  /** A phone number was promised, but none that can be called was given. */
  | 'enter-phone'
  | 'daily-limit'
  /** There is no such size, or it is not sold out. */
  | 'not-added'
  /** The shop could not be reached; only a browser finds that out. */
  | 'no-connection';

export interface NoticeRequest {
  email: string;
  /** Undefined when the shopper did not ask to be called or texted. */
  phone: string | undefined;
}

/** Problems of the addresses left for a notice; null when nothing is. */
export function checkNotice({
  email,
  phone,
}: NoticeRequest): Extract<NoticeOutcome, 'wrong-email' | 'enter-phone'> | null {
  if (!isEmail(email.trim())) return 'wrong-email';
  return phone === undefined || isPhone(phone) ? null : 'enter-phone';
}
