import { asc, eq, inArray } from 'drizzle-orm';
import type { BasketLine } from '#rules/basket/basket-view.ts';
import { readSizesOnSale, type SizeOfProduct } from '../basket/index.ts';
import { bundleParts, products } from '../catalogue/tables.ts';
import type { Database } from '../db/connect.ts';

/** One product inside a line, and the size it is taken from. */
export interface LinePart {
  sale: SizeOfProduct;
  /** In one piece of the line. */
  quantity: number;
}

const COMPOSED = ['product_bundle', 'product_collection'];

/**
 * What bundles and collections are made of, by line. The shopper's choice counts where the bundle leaves one: a part or a
 * size that is not the bundle's own is read as its first size. Of a collection only the chosen parts are taken.
 */
export async function resolveParts(
  db: Pick<Database, 'select'>,
  lines: readonly BasketLine[],
): Promise<Map<number, LinePart[]>> {
  const composed = lines.filter((line) => COMPOSED.includes(line.type));
  if (composed.length === 0) return new Map();
  const ids = [...new Set(composed.map((line) => line.productId))];
  const made = await db
    .select({ part: bundleParts, versionGroup: products.versionGroup })
    .from(bundleParts)
    .innerJoin(products, eq(products.id, bundleParts.partProductId))
    .where(inArray(bundleParts.productId, ids))
    .orderBy(asc(bundleParts.position), asc(bundleParts.id));
  const chosenIds = composed.flatMap((line) => line.extras.parts?.map((part) => part.product) ?? []);
  const groups = await readGroups(db, chosenIds);
  const sales = await readSizesOnSale(db, [
    ...new Set([...made.map(({ part }) => part.partProductId), ...groups.keys()]),
  ]);
  return new Map(
    composed.map((line) => [
      line.lineId,
      made
        .filter(({ part }) => part.productId === line.productId)
        .flatMap(({ part, versionGroup }) => {
          const chosen = line.extras.parts?.find((choice) => choice.id === part.id);
          if (!chosen && line.type === 'product_collection' && line.extras.parts) return [];
          const versionFits =
            part.choosesVersion && versionGroup !== null && groups.get(chosen?.product ?? 0) === versionGroup;
          const productId = chosen && versionFits ? chosen.product : part.partProductId;
          const offered = sales.filter((sale) => sale.productId === productId);
          const sale = offered.find((size) => size.size === chosen?.size) ?? offered[0];
          return sale ? [{ sale, quantity: part.quantity }] : [];
        }),
    ]),
  );
}

async function readGroups(db: Pick<Database, 'select'>, ids: number[]): Promise<Map<number, number | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, group: products.versionGroup })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(rows.map(({ id, group }) => [id, group]));
}
