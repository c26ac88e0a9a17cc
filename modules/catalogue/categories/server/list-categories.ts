import { eq, sql } from 'drizzle-orm';
import { type CategoryValues, categoryFields } from '#modules/catalogue/products/rules/group-fields.ts';
import { categories } from '#modules/catalogue/products/server/index.ts';
import { markOf } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { layOutTree } from '../rules/move-category.ts';

export type CategoryRow = typeof categories.$inferSelect;

/** A category in the owner's tree; `count` is how many products stand in it or below, those on sale. */
export interface ManagedCategory {
  id: number;
  parentId: number | null;
  position: number;
  level: number;
  name: string;
  hidden: boolean;
  count: number;
}

/** All categories, hidden ones too, from the top of the tree to its bottom. */
export async function listManagedCategories({ db }: Pick<Shop, 'db'>): Promise<ManagedCategory[]> {
  const rows = new Map((await db.select().from(categories)).map((row) => [row.id, row]));
  return layOutTree([...rows.values()]).flatMap(({ id, parentId, position, level }) => {
    const row = rows.get(id);
    return row ? { id, parentId, position, level, name: row.name, hidden: row.hidden, count: row.productCount } : [];
  });
}

/** For choosing one: each with the names of those above it. */
export async function listCategoryChoices(shop: Pick<Shop, 'db'>): Promise<{ value: string; label: string }[]> {
  const above: string[] = [];
  return (await listManagedCategories(shop)).map(({ id, level, name }) => {
    above.splice(level - 1, Number.POSITIVE_INFINITY, name);
    return { value: String(id), label: above.join(' › ') };
  });
}

/** Content of the editor of a category, with the mark by which two editors notice each other. */
export async function findManagedCategory({ db }: Pick<Shop, 'db'>, id: number) {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(categories).where(eq(categories.id, id));
  return row ? { ...toValues(row), id, mark: markOfCategory(row) } : null;
}

export function toValues(row: CategoryRow): CategoryValues {
  return { ...row, wholeName: row.wholeName ?? '', photo: row.photo ?? '', ceneoCategory: row.ceneoCategory ?? '' };
}

/** Counts and places change without an editor: only what is edited counts. */
export function markOfCategory(row: CategoryRow): string {
  const values: Record<string, unknown> = toValues(row);
  return markOf(Object.fromEntries(Object.keys(categoryFields).map((name) => [name, values[name]])));
}

/** Locks the tree until the transaction ends. */
export async function lockTree(tx: Queries): Promise<CategoryRow[]> {
  await tx.execute(sql`lock table ${categories} in share row exclusive mode`);
  return tx.select().from(categories);
}
