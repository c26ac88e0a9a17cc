import { isPhone } from '#platform/forms/rules/phone.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

/** Who carries goods back to the shop. */
export interface ReturnDelivery {
  id: string;
  method: ReturnMethod;
  name: string;
  /** What the shopper pays for it; 0 when the shop pays, or the shopper pays another person. */
  cost: Grosze;
}

/** Ways goods come back, with the ids the contract gives them (3.5). */
export const RETURN_METHODS = ['point', 'courier', 'own', 'locker'] as const;

export type ReturnMethod = (typeof RETURN_METHODS)[number];

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
