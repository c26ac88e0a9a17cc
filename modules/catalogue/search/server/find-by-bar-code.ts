import { and, eq, ne } from 'drizzle-orm';
import { products, sizes } from '#modules/catalogue/products/server/tables.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

const BAR_CODE = /^\d{8}(?:\d{4,6})?$/;

/** The code of the product one of whose sizes has this number under its bar code; null when there is none. */
export async function findByBarCode(shop: Shop, text: string): Promise<string | null> {
  const number = text.replace(/[\s-]/g, '');
  if (!BAR_CODE.test(number)) return null;
  const [found] = await shop.db
    .select({ code: products.code })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(and(eq(sizes.gtin, number), ne(sizes.gtin, ''), products.visible))
    .limit(1);
  return found?.code ?? null;
}
