import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { leastSurcharge } from '#modules/catalogue/pricing/rules/configurator.ts';
import { lowestBeforeReduction, type PriceChange } from '#modules/catalogue/pricing/rules/lowest-price.ts';
import { showsPrice } from '#modules/catalogue/pricing/rules/shown-price.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { priceHistory, products, sizes } from '../tables.ts';

export interface LowestPriceQuestion {
  productId: number;
  /** null asks for every size of the product. */
  sizeType: string | null;
  /** When the price changed; null asks for the running reduction. */
  changedAt: Date | null;
}

export interface LowestPrice {
  productId: number;
  sizeType: string;
  price: Grosze;
  vatPermille: number;
}

/**
 * The lowest price of the 30 days before each price change (X.01); unknown products and sizes, and those whose price is
 * not shown, are left out.
 */
export async function getLowestPrices(shop: Shop, questions: readonly LowestPriceQuestion[]): Promise<LowestPrice[]> {
  const possible = questions.filter(({ productId }) => isRowId(productId));
  if (possible.length === 0) return [];
  const wanted = possible.map(({ productId, sizeType }) =>
    and(eq(sizes.productId, productId), sizeType === null ? undefined : eq(sizes.type, sizeType)),
  );
  const found = await shop.db
    .select({
      id: sizes.id,
      productId: sizes.productId,
      type: sizes.type,
      price: sizes.price,
      phonePrice: sizes.phonePrice,
      gratis: sizes.gratis,
      reducedSince: sizes.reducedSince,
      vatPermille: products.vatPermille,
      configurator: products.configurator,
    })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(and(products.visible, or(...wanted)))
    .orderBy(asc(sizes.position), asc(sizes.id));
  const history = await listHistory(
    shop,
    found.map((size) => size.id),
  );
  return possible.flatMap(({ productId, sizeType, changedAt }) => {
    const asked = found.filter(
      (size) => size.productId === productId && (sizeType === null || size.type === sizeType) && showsPrice(size),
    );
    return asked.map((size) => {
      const since = changedAt ?? size.reducedSince ?? shop.now();
      const lowest = lowestBeforeReduction(history.get(size.id) ?? [], since.getTime());
      const price = (lowest ?? size.price) + leastSurcharge(size.configurator ?? []);
      return { productId, sizeType: size.type, vatPermille: size.vatPermille, price };
    });
  });
}

async function listHistory(shop: Shop, sizeIds: number[]) {
  if (sizeIds.length === 0) return new Map<number, never[]>();
  const rows = await shop.db
    .select({ sizeId: priceHistory.sizeId, price: priceHistory.price, since: priceHistory.since })
    .from(priceHistory)
    .where(inArray(priceHistory.sizeId, sizeIds));
  return Map.groupBy(
    rows.map((row) => ({ ...row, since: row.since.getTime() })),
    (row) => row.sizeId,
  );
}

export interface SizeHistory {
  type: string;
  name: string;
  /** Oldest first; the first may be before the days asked for: it was in force when they began. */
  changes: PriceChange[];
}

export const HISTORY_DAYS = 90;

/** Prices of each size over the last 90 days, from the append-only history (X.02); prices that are not shown are left out. */
export async function getPriceHistory(shop: Shop, productId: number): Promise<SizeHistory[]> {
  if (!isRowId(productId)) return [];
  const start = new Date(shop.now().getTime() - HISTORY_DAYS * DAY_MS);
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
    if (!size || !showsPrice(size)) return [];
    const { type, name } = size;
    const least = leastSurcharge(group[0]?.configurator ?? []);
    const changes = group.map(({ price, since }) => ({ price: price + least, since: since.getTime() }));
    return [{ type, name, changes }];
  });
}
