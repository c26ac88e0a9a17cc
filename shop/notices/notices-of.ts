import { and, asc, eq, isNull } from 'drizzle-orm';
import { products, sizes } from '../catalogue/tables.ts';
import type { Shop } from '../shop.ts';
import { stockNotices } from './tables.ts';

/** Sizes somebody with this address waits for. */
export async function noticesOf(shop: Shop, email: string) {
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
    .where(
      and(
        eq(stockNotices.email, email.trim().toLowerCase()),
        isNull(stockNotices.notifiedAt),
        isNull(stockNotices.cancelledAt),
      ),
    )
    .orderBy(asc(stockNotices.createdAt));
}
