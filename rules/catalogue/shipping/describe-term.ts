import { type ShippingTerm, shippingTerm } from './shipping-term.ts';

/** What can be said of the shipping time without a clock. */
export type TermPromise = { kind: ShippingTerm } | { kind: 'working_days'; days: number };

const HOURS_A_DAY = 24;

/** The part of `describeShipping` for pages kept for everybody: how long the shop needs, not on which day it sends. */
export function describeTerm(size: { shipDays: number; shipHours: number }): TermPromise {
  const term = shippingTerm(size);
  return term
    ? { kind: term }
    : { kind: 'working_days', days: size.shipDays + Math.ceil(size.shipHours / HOURS_A_DAY) };
}
