import { isPhone } from '#rules/platform/forms/phone.ts';
import type { ReturnMethod } from './return-method.ts';

/** S5.42: the locker sends its code by text message, so that way needs a phone in the account settings. */
export function needsPhone(method: ReturnMethod, phone: string): boolean {
  return method === 'locker' && !isPhone(phone);
}
