import { lte } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { attemptCounts } from './tables.ts';

/** Counts whose time is over say nothing any more. */
export async function sweepAttempts(shop: Shop): Promise<void> {
  await shop.db.delete(attemptCounts).where(lte(attemptCounts.until, shop.now()));
}
