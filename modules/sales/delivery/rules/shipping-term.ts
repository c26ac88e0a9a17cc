import { HOURS_A_DAY } from '#platform/time/rules/units.ts';

/** How long the shop needs, said without a calendar (S4.18). */
type ShippingTerm = 'immediately' | 'within_24h' | 'within_48h';

/** What can be said of the shipping time without a clock. */
export type TermPromise = { kind: ShippingTerm } | { kind: 'working_days'; days: number };

/** The part of `describeShipping` for pages cached for everybody: how long the shop needs, not on which day it sends. */
export function describeTerm(size: { shipDays: number; shipHours: number }): TermPromise {
  const term = shippingTerm(size);
  return term
    ? { kind: term }
    : { kind: 'working_days', days: size.shipDays + Math.ceil(size.shipHours / HOURS_A_DAY) };
}

/** null when the term is longer and only a date tells enough. */
export function shippingTerm(size: { shipDays: number; shipHours: number }): ShippingTerm | null {
  const hours = size.shipDays * HOURS_A_DAY + size.shipHours;
  if (hours <= 0) return 'immediately';
  if (hours <= HOURS_A_DAY) return 'within_24h';
  return hours <= 2 * HOURS_A_DAY ? 'within_48h' : null;
}
