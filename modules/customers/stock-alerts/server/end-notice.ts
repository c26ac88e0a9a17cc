import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import { findSizes } from '#modules/catalogue/products/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import { visitors } from '#platform/visitors/server/tables.ts';
import { stockNotices } from './tables.ts';

export interface FoundNotice {
  productName: string;
  waiting: boolean;
}

/** null: wrong link or deleted product */
export async function findNotice(shop: Shop, token: string): Promise<FoundNotice | null> {
  if (!isVisitorToken(token)) return null;
  const [notice] = await shop.db.select().from(stockNotices).where(eq(stockNotices.token, token));
  const [size] = notice ? await findSizes(shop.db, { ids: [notice.sizeId] }) : [];
  if (!notice || !size) return null;
  return { productName: size.productName, waiting: !notice.notifiedAt && !notice.cancelledAt };
}

export async function endNotice(shop: Shop, token: string): Promise<void> {
  if (!isVisitorToken(token)) return;
  await shop.db
    .update(stockNotices)
    .set({ cancelledAt: shop.now() })
    .where(and(eq(stockNotices.token, token), isNull(stockNotices.cancelledAt)));
}

export async function noticesOf(shop: Shop, customerId: number) {
  const { token, sizeId, createdAt } = stockNotices;
  const notices = await shop.db
    .select({ token, sizeId, createdAt })
    .from(stockNotices)
    .innerJoin(visitors, eq(visitors.id, stockNotices.visitorId))
    .where(and(eq(visitors.customerId, customerId), isNull(stockNotices.notifiedAt), isNull(stockNotices.cancelledAt)))
    .orderBy(asc(createdAt));
  const sizes = await findSizes(shop.db, { ids: notices.map((notice) => notice.sizeId) });
  return notices.flatMap((notice) => {
    const size = sizes.find(({ id }) => id === notice.sizeId);
    if (!size) return [];
    const { productId, slug, productName, name: sizeName } = size;
    return [{ ...notice, productId, slug, productName, sizeName }];
  });
}

const RETENTION_AFTER_END_MS = 30 * DAY_MS;
const MAX_WAIT_MS = 365 * DAY_MS;

/** Deleted a month after the end, or after a year of waiting. */
export async function sweepNotices(shop: Shop): Promise<void> {
  const now = shop.now().getTime();
  const ended = new Date(now - RETENTION_AFTER_END_MS);
  await shop.db
    .delete(stockNotices)
    .where(
      or(
        lte(stockNotices.notifiedAt, ended),
        lte(stockNotices.cancelledAt, ended),
        lte(stockNotices.createdAt, new Date(now - MAX_WAIT_MS)),
      ),
    );
}
