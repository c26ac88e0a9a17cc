import { lte } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { jobs } from './tables.ts';

const KEPT_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** Jobs that were given up are kept for a month, for the owner to see what went wrong. */
export async function sweepGivenUp(shop: Shop): Promise<void> {
  await shop.db.delete(jobs).where(lte(jobs.givenUpAt, new Date(shop.now().getTime() - KEPT_DAYS * DAY)));
}
