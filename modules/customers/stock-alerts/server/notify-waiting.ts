import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { sizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import { products, sizes } from '#modules/catalogue/products/server/tables.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { noticeOfReturn } from './notice-mails.ts';
import { sizeWaitedFor } from './request-notice.ts';
import { stockNotices } from './tables.ts';

const AT_ONCE = 100;

/** X.37: everybody who waits for the size gets one mail, and waits no more. */
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

/** Mail and mark in one transaction: after a crash those who have their mail are not asked for again. */
async function notifySome(shop: Shop, sizeId: number): Promise<number> {
  return shop.db.transaction(async (tx) => {
    const [size] = await sizeWaitedFor(tx, and(eq(sizes.id, sizeId), products.visible));
    // Gone again before this job's turn: they go on waiting.
    if (!size || sizeStatus(size) === 'disable') return 0;
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
