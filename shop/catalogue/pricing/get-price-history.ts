import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { PriceChange } from '#rules/catalogue/pricing/lowest-before-reduction.ts';
import { tellsPrice } from '#rules/catalogue/pricing/told-price.ts';
import { leastSurcharge } from '#rules/catalogue/products/least-surcharge.ts';
import { products, sizes } from '#shop/catalogue/products/tables.ts';
import { isRowId } from '#shop/platform/db/row-id.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { priceHistory } from './tables.ts';

export interface SizeHistory {
  type: string;
  name: string;
  /** Oldest first; the first may lie before the days asked for: it was in force when they began. */
  changes: PriceChange[];
}

const DAY = 24 * 60 * 60 * 1000;
export const HISTORY_DAYS = 90;

/** Prices of each size over the last 90 days, from the append-only history (X.02); prices that are not told are left out. */
export async function getPriceHistory(shop: Shop, productId: number): Promise<SizeHistory[]> {
  if (!isRowId(productId)) return [];
  const start = new Date(shop.now().getTime() - HISTORY_DAYS * DAY);
  const before = sql`(select max(e.since) from price_history e where e.size_id = ${sizes.id} and e.since <= ${start.toISOString()})`;
  const rows = await shop.db
    .select({ size: sizes, configurator: products.configurator, price: priceHistory.price, since: priceHistory.since })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .innerJoin(
      priceHistory,
      and(eq(priceHistory.sizeId, sizes.id), gte(priceHistory.since, sql`coalesce(${before}, '-infinity')`)),
    )
    .where(and(eq(products.id, productId), eq(products.visible, true)))
    .orderBy(asc(sizes.position), asc(sizes.id), asc(priceHistory.since), asc(priceHistory.id));
  return [...Map.groupBy(rows, (row) => row.size.id).values()].flatMap((group) => {
    const size = group[0]?.size;
    if (!size || !tellsPrice(size)) return [];
    const { type, name } = size;
    const least = leastSurcharge(group[0]?.configurator ?? []);
    const changes = group.map(({ price, since }) => ({ price: price + least, since: since.getTime() }));
    return [{ type, name, changes }];
  });
}
