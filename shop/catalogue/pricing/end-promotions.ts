import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { lockStock, tagsShowing } from '#shop/catalogue/products/index.ts';
import { products, sizes } from '#shop/catalogue/products/tables.ts';
import { purgeTags } from '#shop/platform/db/purge-tags.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { changePrice } from './change-price.ts';

const BATCH = 500;

/** Promotions whose time is over: reduced prices return to the regular ones, and countdown and mark go with them. */
export async function endPromotions(shop: Shop, signal: AbortSignal): Promise<void> {
  const due = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(lte(products.promotionUntil, shop.now()))
    .orderBy(asc(products.promotionUntil))
    .limit(BATCH);
  for (const { id } of due) {
    if (signal.aborted) return;
    await endPromotion(shop, id);
  }
}

async function endPromotion(shop: Shop, id: number): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await lockStock(tx, [id]);
    // The owner may have made it longer a moment ago.
    const ended = await tx
      .update(products)
      .set({ isPromotion: false, promotionUntil: null, updatedAt: shop.now() })
      .where(and(eq(products.id, id), lte(products.promotionUntil, shop.now())))
      .returning({ id: products.id });
    if (ended.length === 0) return;
    const reduced = await tx
      .select()
      .from(sizes)
      .where(and(eq(sizes.productId, id), isNotNull(sizes.regularPrice)));
    for (const { id: sizeId, price, regularPrice } of reduced) {
      await changePrice({ db: tx, now: shop.now }, sizeId, regularPrice ?? price, { regularPrice: null });
    }
    await purgeTags({ db: tx }, await tagsShowing(tx, [id]));
  });
}
