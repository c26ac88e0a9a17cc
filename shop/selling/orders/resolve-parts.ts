import type { BasketLine } from '#rules/selling/basket/basket-view.ts';
import type { Database } from '#shop/platform/db/connect.ts';
import { linePartsNow, readSizesOnSale, type SizeOfProduct, type SizeOnSale } from '#shop/selling/basket/index.ts';

/** One product inside a line, and the size it is taken from. */
export interface LinePart {
  sale: SizeOfProduct;
  /** In one piece of the line. */
  quantity: number;
}

/** What bundles and collections are made of, by line: the very parts the basket shows and prices. */
export async function resolveParts(
  db: Pick<Database, 'select'>,
  candidates: readonly { line: BasketLine; sale: SizeOnSale | null }[],
): Promise<Map<number, LinePart[]>> {
  const chosen = candidates.flatMap(({ line, sale }) =>
    (sale ? linePartsNow(sale, line.extras) : []).map((part) => ({ lineId: line.lineId, part })),
  );
  const sales = await readSizesOnSale(db, [...new Set(chosen.map(({ part }) => part.version.productId))]);
  const parts = new Map<number, LinePart[]>();
  for (const { lineId, part } of chosen) {
    const sale = sales.find((size) => size.productId === part.version.productId && size.size === part.size.type);
    if (sale) parts.set(lineId, [...(parts.get(lineId) ?? []), { sale, quantity: part.quantity }]);
  }
  return parts;
}
