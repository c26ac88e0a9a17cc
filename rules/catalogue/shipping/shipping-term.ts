import { HOURS_A_DAY } from '#rules/platform/time/units.ts';
/** How long the shop needs, said without a calendar (S4.18). */
export type ShippingTerm = 'immediately' | 'within_24h' | 'within_48h';

/** null when the term is longer and only a date tells enough. */
export function shippingTerm(size: { shipDays: number; shipHours: number }): ShippingTerm | null {
  const hours = size.shipDays * HOURS_A_DAY + size.shipHours;
  if (hours <= 0) return 'immediately';
  if (hours <= HOURS_A_DAY) return 'within_24h';
  return hours <= 2 * HOURS_A_DAY ? 'within_48h' : null;
}
