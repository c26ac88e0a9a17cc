import { HOURS_A_DAY } from '#platform/time/rules/units.ts';

/** S4.18 */
type ShippingTerm = 'immediately' | 'within_24h' | 'within_48h';

export type TermPromise = { kind: ShippingTerm } | { kind: 'working_days'; days: number };

/** The part of `describeShipping` for pages cached for everybody: how long the shop needs, not on which day it sends. */
export function describeTerm(size: { shipDays: number; shipHours: number }): TermPromise {
  const term = shippingTerm(size);
  return term
    ? { kind: term }
    : { kind: 'working_days', days: size.shipDays + Math.ceil(size.shipHours / HOURS_A_DAY) };
}

/** Null when the term is longer and a date is needed. */
export function shippingTerm(size: { shipDays: number; shipHours: number }): ShippingTerm | null {
  const hours = size.shipDays * HOURS_A_DAY + size.shipHours;
  if (hours <= 0) return 'immediately';
  if (hours <= HOURS_A_DAY) return 'within_24h';
  return hours <= 2 * HOURS_A_DAY ? 'within_48h' : null;
}
