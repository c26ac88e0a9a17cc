import { sql } from 'drizzle-orm';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import {
  categories,
  countCategoryProducts,
  placeProducts,
  productCategories,
  products,
  reindexLater,
} from '#modules/catalogue/products/server/index.ts';
import { changing, recordChange } from '#platform/audit/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import {
  type CategoryPlace,
  type PlacedRow,
  type PlaceFault,
  placeCategory,
  placeOf,
  stepPlace,
  type TreeStep,
} from '../rules/move-category.ts';
import { type CategoryRow, lockTree } from './list-categories.ts';

/** The category's name, and where it stood before. */
export type MoveOutcome = { fault: null; name: string; from: CategoryPlace } | { fault: PlaceFault | 'nowhere' };

/** Puts a category with all below it to another place, or one step on: addresses stay, menu, counts, listings and search follow (O.29). */
export function moveCategory(shop: Shop, id: number, to: CategoryPlace | TreeStep): Promise<MoveOutcome> {
  const move = async (tx: Transaction): Promise<MoveOutcome> => {
    const rows = await lockTree(tx);
    const place = typeof to === 'string' ? stepPlace(rows, id, to) : to;
    return place ? putInPlace(tx, shop, rows, id, place) : { fault: 'nowhere' };
  };
  return changing(shop, { tags: [MENU_TAG] }, move, ({ fault }) => fault === null);
}

export async function putInPlace(
  tx: Transaction,
  shop: Shop,
  rows: readonly CategoryRow[],
  id: number,
  place: CategoryPlace,
): Promise<MoveOutcome> {
  const from = placeOf(rows, id);
  const tree = placeCategory(rows, id, place);
  if (typeof tree === 'string') return { fault: tree };
  if (!from) return { fault: 'unknown' };
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  await writeTree(tx, tree, rowsById);
  const repathed = tree.filter((row) => String(row.path) !== String(rowsById.get(row.id)?.path));
  if (repathed.length > 0) await followTree(tx, shop, repathed, rowsById);
  const nameOf = (parentId: number | null) => (parentId === null ? null : (rowsById.get(parentId)?.name ?? null));
  await recordChange(tx, shop, {
    action: 'category.moved',
    object: { kind: 'category', id },
    from: { parent: nameOf(from.parentId), before: nameOf(from.beforeId) },
    to: { parent: nameOf(place.parentId), before: nameOf(place.beforeId) },
  });
  return { fault: null, name: nameOf(id) ?? '', from };
}

async function writeTree(tx: Transaction, tree: readonly PlacedRow[], rowsById: ReadonlyMap<number, CategoryRow>) {
  const changed = tree.filter((row) => {
    const before = rowsById.get(row.id);
    return before?.position !== row.position || String(before.path) !== String(row.path);
  });
  await tx.execute(sql`
    update ${categories} c set parent_id = w."parentId", position = w.position, level = w.level,
      path = array(select json_array_elements_text(w.path)::int)
    from json_to_recordset(${JSON.stringify(changed)}::json)
      as w (id int, "parentId" int, position int, level int, path json) where c.id = w.id`);
}

/** Every product is in its category and in all that are above it now. */
async function followTree(
  tx: Transaction,
  shop: Shop,
  repathed: readonly PlacedRow[],
  rowsById: ReadonlyMap<number, CategoryRow>,
): Promise<void> {
  const ids = repathed.map(({ id }) => id);
  const inside = sql`select id from ${products} where category_id = any(${sql.param(ids)}::int[])`;
  await placeProducts(tx, inside);
  const touched = [...repathed, ...ids.flatMap((id) => rowsById.get(id) ?? [])].flatMap(({ path }) => path);
  await countCategoryProducts(tx, [...new Set(touched)]);
  await reindexInside(tx, shop, ids);
}

/** The search knows products by the names of their categories too. */
export async function reindexInside(tx: Transaction, shop: Shop, categoryIds: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct product_id as id from ${productCategories} where category_id = any(${sql.param([...categoryIds])}::int[])`);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await reindexLater(tx, ids, shop.now());
}
