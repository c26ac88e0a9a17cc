import type { ClosedDays } from '#rules/platform/calendar/working-days.ts';
import { kept } from '#shop/platform/kept.ts';
import { closedDays } from './tables.ts';

/** Days beside weekends and holidays on which nothing is sent (S9.40). */
export const readClosedDays = kept({ seconds: 30, tags: ['settings'] }, async (shop): Promise<ClosedDays> => {
  const rows = await shop.db.select({ day: closedDays.day }).from(closedDays);
  return new Set(rows.map(({ day }) => day));
});
