import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import { products, sizes } from '#modules/catalogue/products/server/tables.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import { visitors } from '#platform/visitors/server/tables.ts';
import { stockNotices } from './tables.ts';

export interface FoundNotice {
  productName: string;
  waiting: boolean;
}

/** The notice a mail's link is about; null when the link is wrong or the product gone. */
export async function findNotice(shop: Shop, token: string): Promise<FoundNotice | null> {
  if (!isVisitorToken(token)) return null;
  const [found] = await shop.db
    .select({
      productName: products.name,
      notifiedAt: stockNotices.notifiedAt,
      cancelledAt: stockNotices.cancelledAt,
    })
    .from(stockNotices)
    .innerJoin(sizes, eq(sizes.id, stockNotices.sizeId))
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(eq(stockNotices.token, token));
  if (!found) return null;
  return { productName: found.productName, waiting: !found.notifiedAt && !found.cancelledAt };
}

/** The reader wants no mail about it. Saying so twice is fine. */
export async function endNotice(shop: Shop, token: string): Promise<void> {
  if (!isVisitorToken(token)) return;
  await shop.db
    .update(stockNotices)
    .set({ cancelledAt: shop.now() })
    .where(and(eq(stockNotices.token, token), isNull(stockNotices.cancelledAt)));
}

/** Sizes the customer waits for, as asked from browsers of theirs. */
export async function noticesOf(shop: Shop, customerId: number) {
  return shop.db
    .select({
      token: stockNotices.token,
      productId: products.id,
      slug: products.slug,
      productName: products.name,
      sizeName: sizes.name,
      createdAt: stockNotices.createdAt,
    })
    .from(stockNotices)
    .innerJoin(sizes, eq(sizes.id, stockNotices.sizeId))
    .innerJoin(products, eq(products.id, sizes.productId))
    .innerJoin(visitors, eq(visitors.id, stockNotices.visitorId))
    .where(and(eq(visitors.customerId, customerId), isNull(stockNotices.notifiedAt), isNull(stockNotices.cancelledAt)))
    .orderBy(asc(stockNotices.createdAt));
}

const RETENTION_AFTER_END_MS = 30 * DAY_MS;
const MAX_WAIT_MS = 365 * DAY_MS;

/** Addresses are not kept beyond their purpose: a month after the mail or the "no more", a year of waiting at most. */
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
