import { isEmail } from '#rules/platform/forms/email.ts';
import { isPhone } from '#rules/platform/forms/phone.ts';
import type { NoticeOutcome } from './notice-outcome.ts';

export interface NoticeRequest {
  email: string;
  /** Undefined when the shopper did not ask to be called or texted. */
  phone: string | undefined;
}

/** What is wrong with the addresses left for a notice; null when nothing is. */
export function checkNotice({
  email,
  phone,
}: NoticeRequest): Extract<NoticeOutcome, 'wrong-email' | 'enter-phone'> | null {
  if (!isEmail(email.trim())) return 'wrong-email';
  return phone === undefined || isPhone(phone.trim()) ? null : 'enter-phone';
}
