import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { nextReduction } from '#modules/catalogue/pricing/rules/reduction.ts';
import { changedValues, recordChange } from '#platform/audit/server/index.ts';
import { mustSucceed, type Queries, type Transaction } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { enqueue } from '#platform/jobs/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { lowestShown, tagsShowing } from '../lowest-shown.ts';
import { reducedOf } from '../size-row.ts';
import { lockStock } from '../stock/lock-stock.ts';
import { priceHistory, products, sizes } from '../tables.ts';
import { priceDropped } from './price-drops.ts';

export interface PriceOptions {
  /** Price before the reduction; null ends a reduction. Left out, a running reduction goes on while it still is one. */
  regularPrice?: Grosze | null;
  /** The price the editor displayed: a newer one is not overwritten (O.26). */
  seen?: Grosze;
}

export type PriceChangeResult = { ok: true } | { ok: false; error: 'unknown_size' | 'wrong_price' | 'changed_since' };

/** The shop, or a transaction of it that goes on afterwards. */
type PriceShop = Pick<Shop, 'now' | 'actor'> & { db: Queries };

/** The highest amount the database keeps. */
const HIGHEST = 2_147_483_647;

/** Gives a size a new price: one more row of history (X.02), and every cached page that shows the old price goes. */
export async function changePrice(
  shop: PriceShop,
  sizeId: number,
  price: Grosze,
  options: PriceOptions = {},
): Promise<PriceChangeResult> {
  if (!isAmount(price) || (options.regularPrice != null && !isAmount(options.regularPrice))) {
    return { ok: false, error: 'wrong_price' };
  }
  return shop.db.transaction(async (tx) => {
    const size = await lockSize(tx, sizeId);
    if (!size) return { ok: false, error: 'unknown_size' };
    if (options.seen !== undefined && options.seen !== size.price) return { ok: false, error: 'changed_since' };
    const now = shop.now();
    const reduction = nextReduction(size, { price, regularPrice: options.regularPrice }, now);
    await tx
      .update(sizes)
      .set({ price, ...reduction })
      .where(eq(sizes.id, sizeId));
    if (price !== size.price) await tx.insert(priceHistory).values({ sizeId, price, since: now });
    if (price < size.price) {
      await enqueue(tx, priceDropped, { sizeId, before: size.price, at: now.toISOString() }, now);
    }
    await refreshProduct(tx, size.productId, now);
    const { price: before, regularPrice, type } = size;
    const change = changedValues({ price: before, regularPrice }, { price, regularPrice: reduction.regularPrice });
    if (Object.keys(change.to).length > 0) {
      await recordChange(tx, shop, {
        action: 'product.priced',
        object: { kind: 'product', id: size.productId },
        from: { size: type, ...change.from },
        to: { size: type, ...change.to },
      });
    }
    await purgeTags({ db: tx }, await tagsShowing(tx, [size.productId]));
    return { ok: true };
  });
}

function isAmount(price: Grosze): boolean {
  return Number.isInteger(price) && price >= 0 && price <= HIGHEST;
}

/**
 * The product is locked before the size: its lowest price is on all its sizes, so their changes take turns, and the
 * later one reads what the earlier one wrote.
 */
async function lockSize(tx: Transaction, sizeId: number) {
  const owner = tx.select({ id: sizes.productId }).from(sizes).where(eq(sizes.id, sizeId));
  await tx.select({ id: products.id }).from(products).where(inArray(products.id, owner)).for('no key update');
  const [size] = await tx.select().from(sizes).where(eq(sizes.id, sizeId)).for('update');
  return size;
}

/** Lists show and sort by the prices of the sizes. */
async function refreshProduct(tx: Transaction, productId: number, now: Date): Promise<void> {
  const lowest = sql`select ${lowestShown} from sizes s join products p on p.id = s.product_id where p.id = ${productId}`;
  await tx
    .update(products)
    .set({
      minPrice: sql`(${lowest})`,
      isReduced: reducedOf(sql`products.id`),
      updatedAt: now,
      version: sql`version + 1`,
    })
    .where(eq(products.id, productId));
}

const BATCH = 500;

/** Promotions whose time is over: reduced prices return to the regular ones, and countdown and mark go with them. */
export async function endPromotions(shop: Shop, signal: AbortSignal): Promise<void> {
  for (let isMore = true; isMore; ) {
    const due = await shop.db
      .select({ id: products.id })
      .from(products)
      .where(isOver(shop.now()))
      .orderBy(asc(products.promotionUntil))
      .limit(BATCH);
    for (const { id } of due) {
      if (signal.aborted) return;
      await endPromotion({ ...shop, actor: { kind: 'system' } }, id);
    }
    isMore = due.length === BATCH;
  }
}

/** A planned reduction gives back by itself what it took (`runReductions`). */
const isOver = (now: Date) =>
  and(
    lte(products.promotionUntil, now),
    sql`not exists (select 1 from sizes s join planned_prices x on x.size_id = s.id
      where s.product_id = products.id and x.begun_at is not null and x.ended_at is null)`,
  );

async function endPromotion(shop: Shop, id: number): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await lockStock(tx, [id]);
    // The owner may have made it longer a moment ago.
    const ended = await tx
      .update(products)
      .set({ isPromotion: false, promotionUntil: null, updatedAt: shop.now() })
      .where(and(eq(products.id, id), isOver(shop.now())))
      .returning({ id: products.id });
    if (ended.length === 0) return;
    const reduced = await tx
      .select()
      .from(sizes)
      .where(and(eq(sizes.productId, id), isNotNull(sizes.regularPrice)));
    for (const { id: sizeId, price, regularPrice } of reduced) {
      const within = { db: tx, now: shop.now, actor: shop.actor };
      mustSucceed(await changePrice(within, sizeId, regularPrice ?? price, { regularPrice: null }));
    }
    await purgeTags({ db: tx }, await tagsShowing(tx, [id]));
  });
}
