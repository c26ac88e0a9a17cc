import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#platform/db/server/connect.ts';
import { enqueue, jobKind } from '#platform/jobs/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

const drop = v.object({ sizeId: v.number(), before: v.number() });

/** A size costs less than before: a user who saved it gets a mail. */
export const priceDropped = jobKind('price-dropped', v.object({ ...drop.entries, at: v.string() }));

/** Several sizes of one product at once, the lowest price first: handled one after another, so that no customer gets two emails. */
export const pricesDropped = jobKind('prices-dropped', v.object({ sizes: v.array(drop), at: v.string() }));

export interface Repriced {
  sizeId: number;
  productId: number;
  before: Grosze;
  price: Grosze;
}

/**
 * X.36: the same as after `changePrice`, for many sizes at once: one job a product. Only watched products get a job,
 * for a price list may lower the whole catalogue.
 */
export async function enqueuePriceDrops(
  tx: Pick<Database, 'insert' | 'execute'>,
  changes: readonly Repriced[],
  now: Date,
): Promise<void> {
  const drops = changes.filter(({ before, price }) => price < before);
  if (drops.length === 0) return;
  const ids = sql`${sql.param([...new Set(drops.map(({ productId }) => productId))])}::int[]`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select product_id as id from favourites where product_id = any(${ids})
    union select product_id from shopping_list_items where product_id = any(${ids})`);
  const kept = new Set(rows.map(({ id }) => id));
  const cheapestFirst = drops.toSorted((a, b) => a.price - b.price);
  for (const [productId, dropped] of Map.groupBy(cheapestFirst, (drop) => drop.productId)) {
    const sizes = dropped.map(({ sizeId, before }) => ({ sizeId, before }));
    if (kept.has(productId)) await enqueue(tx, pricesDropped, { sizes, at: now.toISOString() }, now);
  }
}
