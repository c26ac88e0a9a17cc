import { and, eq, isNull } from 'drizzle-orm';
import { isVisitorToken } from '#rules/platform/visitor/visitor-token.ts';
import { products, sizes } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
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
