import { isPhone } from '#platform/forms/rules/phone.ts';
import { RETURN_METHODS, type ReturnMethod } from '#platform/settings/rules/setting-values.ts';

const IDS: Record<ReturnMethod, string> = { point: '1', courier: '2', own: '3', locker: '4' };

export function returnMethodId(method: ReturnMethod): string {
  return IDS[method];
}

export function parseReturnMethod(id: string): ReturnMethod | null {
  return RETURN_METHODS.find((method) => IDS[method] === id) ?? null;
}

/** S2.69: only what is brought in person needs a point; a locker takes a parcel anywhere. */
export function needsReturnPoint(method: ReturnMethod | null): boolean {
  return method === 'point';
}

/** S5.42: the locker sends its code by text message, so that way needs a phone in the account settings. */
export function needsPhone(method: ReturnMethod, phone: string): boolean {
  return method === 'locker' && !isPhone(phone);
}

/** A shop in which goods may be handed over, as it was when it was chosen. */
export interface ReturnPlace {
  id: number;
  name: string;
  street: string;
  zipcode: string;
  city: string;
  openingHours: string;
}
