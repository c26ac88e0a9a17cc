import { and, asc, eq, isNull } from 'drizzle-orm';
import { products, sizes } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { visitors } from '#shop/platform/visitors/tables.ts';
import { stockNotices } from './tables.ts';

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
