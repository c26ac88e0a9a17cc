import { asc, eq } from 'drizzle-orm';
import type { PriceChange } from '#modules/catalogue/pricing/rules/lowest-price.ts';
import { priceHistory, sizes } from '#modules/catalogue/products/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/** Every price each size of a product ever had, oldest first, by the number of the size. */
export async function listHistories(
  { db }: Pick<Shop, 'db'>,
  productId: number,
): Promise<Record<number, PriceChange[]>> {
  const rows = await db
    .select({ sizeId: priceHistory.sizeId, price: priceHistory.price, since: priceHistory.since })
    .from(priceHistory)
    .innerJoin(sizes, eq(sizes.id, priceHistory.sizeId))
    .where(eq(sizes.productId, productId))
    .orderBy(asc(priceHistory.since), asc(priceHistory.id));
  const bySize = Map.groupBy(rows, ({ sizeId }) => sizeId);
  return Object.fromEntries(
    [...bySize].map(([id, list]) => [id, list.map(({ price, since }) => ({ price, since: since.getTime() }))]),
  );
}
