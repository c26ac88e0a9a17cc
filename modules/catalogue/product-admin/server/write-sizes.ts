import { eq } from 'drizzle-orm';
import { nextReduction } from '#modules/catalogue/pricing/rules/reduction.ts';
import { changePrice, changeStock, priceHistory, sizes, sizeTiers } from '#modules/catalogue/products/server/index.ts';
import { mustSucceed, type Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { SizeValues } from '../rules/size-fields.ts';
import type { WantedSize } from './parse-typed.ts';
import type { TypedProduct } from './typed-product.ts';

/** Writes sizes: prices go into their history and stock to waiting customers, as everywhere else. */
export async function writeSizes(
  tx: Transaction,
  shop: Shop,
  current: TypedProduct,
  wanted: readonly WantedSize[],
): Promise<void> {
  const within = { db: tx, now: shop.now, actor: shop.actor };
  for (const { id, values } of wanted) {
    const before = id === null ? undefined : current.sizeValues.get(id);
    if (id === null || !before) {
      await addSize(tx, current.row.id, values, shop.now());
      continue;
    }
    const { price, regularPrice, stock, status, tiers, ...facts } = values;
    if (before.price !== price || before.regularPrice !== regularPrice) {
      mustSucceed(await changePrice(within, id, price, { regularPrice }));
    }
    if (before.stock !== stock || before.status !== status) {
      mustSucceed(await changeStock(within, id, stock, { status }));
    }
    // Words about a status are written after it: a new status would empty them.
    await tx
      .update(sizes)
      .set({ ...facts, ...earning(before, facts) })
      .where(eq(sizes.id, id));
    if (JSON.stringify(before.tiers) !== JSON.stringify(tiers)) await writeTiers(tx, id, tiers);
  }
}

/** Points typed for a piece end the rule that set them. */
function earning(before: SizeValues, after: Pick<SizeValues, 'pointsReceived'>) {
  return before.pointsReceived === after.pointsReceived ? {} : { pointsPerHundred: null };
}

/** Its first price is the beginning of its history (X.02). */
export async function addSize(tx: Transaction, productId: number, values: SizeValues, now: Date): Promise<void> {
  const { tiers, regularPrice, ...facts } = values;
  const { price } = values;
  const untouched = { price, regularPrice: null, reducedSince: null };
  const reduction = nextReduction(untouched, { price, regularPrice }, now);
  const [row] = await tx
    .insert(sizes)
    .values({ ...facts, ...reduction, productId })
    .returning({ id: sizes.id });
  if (!row) throw new Error('The size was not added');
  await tx.insert(priceHistory).values({ sizeId: row.id, price, since: now });
  await writeTiers(tx, row.id, tiers);
}

async function writeTiers(tx: Transaction, sizeId: number, tiers: SizeValues['tiers']): Promise<void> {
  await tx.delete(sizeTiers).where(eq(sizeTiers.sizeId, sizeId));
  if (tiers.length > 0) await tx.insert(sizeTiers).values(tiers.map((tier) => ({ ...tier, sizeId })));
}
