import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { sizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import { findSizes } from '#modules/catalogue/products/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { noticeOfReturn } from './notice-mails.ts';
import { stockNotices } from './tables.ts';

const AT_ONCE = 100;

/** X.37 */
export async function notifyWaiting(
  shop: Shop,
  { sizeId }: { sizeId: number },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    const notified = await notifySome(shop, sizeId);
    if (notified < AT_ONCE) return;
  }
}

/** Email and mark are written in one transaction: a crash sends nothing twice. */
async function notifySome(shop: Shop, sizeId: number): Promise<number> {
  return shop.db.transaction(async (tx) => {
    const [size] = await findSizes(tx, { ids: [sizeId] });
    // Sold out again: the customers keep waiting.
    if (!size?.visible || sizeStatus(size) === 'disable') return 0;
    const waiting = await tx
      .select({ id: stockNotices.id, email: stockNotices.email, token: stockNotices.token })
      .from(stockNotices)
      .where(and(eq(stockNotices.sizeId, sizeId), isNull(stockNotices.notifiedAt), isNull(stockNotices.cancelledAt)))
      .orderBy(asc(stockNotices.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    if (waiting.length === 0) return 0;
    const now = shop.now();
    for (const one of waiting) await sendMail(tx, noticeOfReturn(shop, size, one), now);
    const ids = waiting.map(({ id }) => id);
    await tx.update(stockNotices).set({ notifiedAt: now }).where(inArray(stockNotices.id, ids));
    return waiting.length;
  });
}

/** Addresses that received the email about this size since then. */
export async function listNotified(db: Queries, sizeId: number, since: Date): Promise<string[]> {
  const rows = await db
    .select({ email: stockNotices.email })
    .from(stockNotices)
    .where(and(eq(stockNotices.sizeId, sizeId), gt(stockNotices.notifiedAt, since)));
  return rows.map(({ email }) => email);
}
