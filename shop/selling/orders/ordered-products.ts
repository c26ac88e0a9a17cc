import { eq, inArray } from 'drizzle-orm';
import { bundleParts, products } from '#shop/catalogue/products/tables.ts';
import type { Database } from '#shop/platform/db/connect.ts';
import { basketLines } from '#shop/selling/basket/tables.ts';
import { basketGifts, gifts } from '#shop/selling/rebates/tables.ts';

/** Every product an order of this basket may take stock of: its lines, their parts in any version, and the gift. */
export async function orderedProducts(db: Pick<Database, 'select'>, visitorId: number): Promise<number[]> {
  const lines = await db
    .select({ productId: basketLines.productId, extras: basketLines.extras })
    .from(basketLines)
    .where(eq(basketLines.visitorId, visitorId));
  const [gift] = await db
    .select({ productId: gifts.productId })
    .from(basketGifts)
    .innerJoin(gifts, eq(gifts.id, basketGifts.giftId))
    .where(eq(basketGifts.visitorId, visitorId));
  const ids = lines.map((line) => line.productId);
  const parts =
    ids.length === 0
      ? []
      : await db
          .select({ productId: bundleParts.partProductId })
          .from(bundleParts)
          .where(inArray(bundleParts.productId, ids));
  const chosen = lines.flatMap((line) => line.extras.parts?.map((part) => part.product) ?? []);
  const named = [
    ...new Set([...ids, ...parts.map((part) => part.productId), ...chosen, ...(gift ? [gift.productId] : [])]),
  ];
  if (named.length === 0) return [];
  // What a browser named may not exist; locking must not fail on it.
  const found = await db.select({ id: products.id }).from(products).where(inArray(products.id, named));
  return found.map((product) => product.id);
}
