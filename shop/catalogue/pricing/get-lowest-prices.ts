import { and, eq, inArray, or } from 'drizzle-orm';
import { lowestBeforeReduction } from '#rules/catalogue/pricing/lowest-before-reduction.ts';
import { tellsPrice } from '#rules/catalogue/pricing/told-price.ts';
import { leastSurcharge } from '#rules/catalogue/products/least-surcharge.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { products, sizes } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { priceHistory } from './tables.ts';

export interface LowestPriceQuestion {
  productId: number;
  sizeType: string;
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
 * not told, are left out.
 */
export async function getLowestPrices(shop: Shop, questions: readonly LowestPriceQuestion[]): Promise<LowestPrice[]> {
  if (questions.length === 0) return [];
  const wanted = questions.map((one) => and(eq(sizes.productId, one.productId), eq(sizes.type, one.sizeType)));
  const found = await shop.db
    .select({
      id: sizes.id,
      productId: sizes.productId,
      sizeType: sizes.type,
      price: sizes.price,
      phonePrice: sizes.phonePrice,
      gratis: sizes.gratis,
      reducedSince: sizes.reducedSince,
      vatPermille: products.vatPermille,
      configurator: products.configurator,
    })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(and(products.visible, or(...wanted)));
  const history = await readHistory(
    shop,
    found.map((size) => size.id),
  );
  return questions.flatMap((question) => {
    const size = found.find((one) => one.productId === question.productId && one.sizeType === question.sizeType);
    if (!size || !tellsPrice(size)) return [];
    const since = question.changedAt ?? size.reducedSince ?? shop.now();
    const { productId, sizeType, vatPermille } = size;
    const lowest = lowestBeforeReduction(history.get(size.id) ?? [], since.getTime());
    return [
      { productId, sizeType, vatPermille, price: (lowest ?? size.price) + leastSurcharge(size.configurator ?? []) },
    ];
  });
}

async function readHistory(shop: Shop, sizeIds: number[]) {
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
