import { eq, sql } from 'drizzle-orm';
import { productTag } from '#rules/catalogue/products/cache-tags.ts';
import { sizes } from '#shop/catalogue/products/tables.ts';
import { changedValues, recordChange } from '#shop/platform/audit/index.ts';
import { isRowId } from '#shop/platform/db/columns.ts';
import type { Queries } from '#shop/platform/db/connect.ts';
import { purgeTags } from '#shop/platform/db/purge-tags.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { locationStock, stockLocations } from './tables.ts';

/** How much of a size lies in a shop of the owner's own. */
export interface PlaceStock {
  sizeId: number;
  locationId: number;
  amount: number;
}

export function listPlaceStock({ db }: { db: Queries }, productId: number): Promise<PlaceStock[]> {
  const { sizeId, locationId, amount } = locationStock;
  return db
    .select({ sizeId, locationId, amount })
    .from(locationStock)
    .innerJoin(sizes, eq(sizes.id, locationStock.sizeId))
    .where(eq(sizes.productId, productId));
}

/** Says how much of a product's sizes lies where; what is not named stays as it is. */
export async function setPlaceStock(shop: Shop, productId: number, counted: readonly PlaceStock[]): Promise<void> {
  if (!isRowId(productId)) return;
  await shop.db.transaction(async (tx) => {
    const own = await tx.select({ id: sizes.id, type: sizes.type }).from(sizes).where(eq(sizes.productId, productId));
    const shops = await tx.select({ id: stockLocations.id, name: stockLocations.name }).from(stockLocations);
    const sound = counted.filter(
      ({ sizeId, locationId }) => own.some(({ id }) => id === sizeId) && shops.some(({ id }) => id === locationId),
    );
    if (sound.length === 0) return;
    const before = told(await listPlaceStock({ db: tx }, productId));
    await tx
      .insert(locationStock)
      .values(sound)
      .onConflictDoUpdate({
        target: [locationStock.sizeId, locationStock.locationId],
        set: { amount: sql`excluded.amount` },
      });
    const change = changedValues(before, told(await listPlaceStock({ db: tx }, productId)));
    if (Object.keys(change.to).length === 0) return;
    await recordChange(tx, shop, { action: 'product.counted', object: { kind: 'product', id: productId }, ...change });
    await purgeTags({ db: tx }, [productTag(productId)]);

    function told(list: readonly PlaceStock[]): Record<string, number> {
      const named = list.map(({ sizeId, locationId, amount }) => [
        `${own.find(({ id }) => id === sizeId)?.type}, ${shops.find(({ id }) => id === locationId)?.name}`,
        amount,
      ]);
      return Object.fromEntries(named.toSorted());
    }
  });
}
