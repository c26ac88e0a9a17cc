import { lte } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { outbox } from './tables.ts';

const KEPT_DAYS = 90;
const DAY = 24 * 60 * 60 * 1000;

/** Mails hold names and addresses: they are kept while somebody may ask whether they were sent, no longer. */
export async function sweepOutbox(shop: Shop): Promise<void> {
  await shop.db.delete(outbox).where(lte(outbox.createdAt, new Date(shop.now().getTime() - KEPT_DAYS * DAY)));
}
