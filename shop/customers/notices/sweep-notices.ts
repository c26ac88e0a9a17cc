import { lte, or } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { stockNotices } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;
const KEPT_AFTER_END = 30 * DAY;
const LONGEST_WAIT = 365 * DAY;

/** Addresses are not kept beyond their purpose: a month after the mail or the "no more", a year of waiting at most. */
export async function sweepNotices(shop: Shop): Promise<void> {
  const now = shop.now().getTime();
  const ended = new Date(now - KEPT_AFTER_END);
  await shop.db
    .delete(stockNotices)
    .where(
      or(
        lte(stockNotices.notifiedAt, ended),
        lte(stockNotices.cancelledAt, ended),
        lte(stockNotices.createdAt, new Date(now - LONGEST_WAIT)),
      ),
    );
}
