import { eq, sql } from 'drizzle-orm';
import { fitsUnit } from '#modules/catalogue/availability/rules/stock-text.ts';
import { productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { products, sizes } from '#modules/catalogue/products/server/index.ts';
import { changedValues, recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { locationStock, stockLocations } from './tables.ts';

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

/**
 * Sets the stock of a product's sizes by location; sizes that are not named keep theirs. False, without a change, when an amount
 * has more decimals than the product's unit.
 */
export async function setPlaceStock(shop: Shop, productId: number, counted: readonly PlaceStock[]): Promise<boolean> {
  if (!isRowId(productId)) return false;
  return shop.db.transaction(async (tx) => {
    const own = await tx
      .select({ id: sizes.id, type: sizes.type, decimals: products.unitPrecision })
      .from(sizes)
      .innerJoin(products, eq(products.id, sizes.productId))
      .where(eq(sizes.productId, productId));
    const shops = await tx.select({ id: stockLocations.id, name: stockLocations.name }).from(stockLocations);
    const sound = counted.filter(
      ({ sizeId, locationId }) => own.some(({ id }) => id === sizeId) && shops.some(({ id }) => id === locationId),
    );
    if (sound.length === 0) return true;
    if (!sound.every(({ amount }) => fitsUnit(amount, own[0]?.decimals ?? 0))) return false;
    const before = namedAmounts(await listPlaceStock({ db: tx }, productId));
    await tx
      .insert(locationStock)
      .values(sound)
      .onConflictDoUpdate({
        target: [locationStock.sizeId, locationStock.locationId],
        set: { amount: sql`excluded.amount` },
      });
    const change = changedValues(before, namedAmounts(await listPlaceStock({ db: tx }, productId)));
    if (Object.keys(change.to).length === 0) return true;
    await recordChange(tx, shop, { action: 'product.counted', object: { kind: 'product', id: productId }, ...change });
    await purgeTags({ db: tx }, [productTag(productId)]);
    return true;

    function namedAmounts(list: readonly PlaceStock[]): Record<string, number> {
      const named = list.map(({ sizeId, locationId, amount }) => [
        `${own.find(({ id }) => id === sizeId)?.type}, ${shops.find(({ id }) => id === locationId)?.name}`,
        amount,
      ]);
      return Object.fromEntries(named.toSorted());
    }
  });
}
