import { eq } from 'drizzle-orm';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import { type CategoryValues, categoryFields } from '#modules/catalogue/products/rules/group-fields.ts';
import { nextSlug } from '#modules/catalogue/products/rules/next-slug.ts';
import { categories, products } from '#modules/catalogue/products/server/index.ts';
import { moveAddress, REDIRECTS_TAG } from '#modules/catalogue/redirects/server/index.ts';
import {
  changedValues,
  changing,
  isSaved,
  type OwnedRows,
  recordChange,
  type SaveOutcome,
} from '#platform/audit/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { checkFields } from '#platform/forms/rules/typed-fields.ts';
import { cleanHtml } from '#platform/html/server/index.ts';
import { categoryLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { layOutTree, placeCategory } from '../rules/move-category.ts';
import { type CategoryRow, lockTree, markOfCategory, toValues } from './list-categories.ts';
import { putInPlace, reindexInside } from './move-category.ts';

const OWNED: OwnedRows<typeof categories> = { table: categories, kind: 'category', tags: [MENU_TAG, REDIRECTS_TAG] };

export const NEW_CATEGORY: CategoryValues = {
  name: '',
  parentId: null,
  hidden: false,
  wholeName: '',
  slug: '',
  description: '',
  photo: '',
  googleCategory: null,
  ceneoCategory: '',
};

/** Writes a new category as the last one of its parent, or changes one; an address that changes leaves a redirect (O.29). */
export async function saveCategory(
  shop: Shop,
  id: number | null,
  values: CategoryValues,
  seen?: string,
): Promise<SaveOutcome | 'stale'> {
  const faults = checkFields(categoryFields, values);
  if (faults) return { ok: false, faults };
  const save = async (tx: Transaction): Promise<SaveOutcome | 'stale'> => {
    const rows = await lockTree(tx);
    if (id === null) return addCategory(tx, shop, rows, values);
    const before = rows.find((row) => row.id === id);
    if (!before) return { ok: false, faults: null };
    if (seen !== undefined && seen !== markOfCategory(before)) return 'stale';
    if (values.parentId !== before.parentId) {
      const { fault } = await putInPlace(tx, shop, rows, id, { parentId: values.parentId, beforeId: null });
      if (fault) return { ok: false, faults: { parentId: fault === 'nowhere' ? 'unknown' : fault } };
    }
    await changeCategory(tx, shop, before, values);
    return { ok: true, id };
  };
  return changing(shop, OWNED, save, isSaved);
}

async function addCategory(
  tx: Transaction,
  shop: Shop,
  rows: readonly CategoryRow[],
  values: CategoryValues,
): Promise<SaveOutcome> {
  // As if it stood at the end of the first level already: the same rules decide.
  const newRow = { id: 0, parentId: null, position: Number.MAX_SAFE_INTEGER };
  const tree = placeCategory([...rows, newRow], 0, { parentId: values.parentId, beforeId: null });
  if (typeof tree === 'string') return { ok: false, faults: { parentId: tree } };
  const place = tree.find((row) => row.id === 0);
  const above = layOutTree(rows).find((row) => row.id === values.parentId)?.path ?? [];
  const row = { ...written(values, null), parentId: values.parentId, level: above.length + 1, path: above };
  const [added] = await tx
    .insert(categories)
    .values({ ...row, position: place?.position ?? 1 })
    .returning({ id: categories.id });
  if (!added) throw new Error('The category was not added');
  const { id } = added;
  await tx
    .update(categories)
    .set({ path: [...above, id] })
    .where(eq(categories.id, id));
  await recordChange(tx, shop, { action: 'category.created', object: { kind: 'category', id }, to: values });
  return { ok: true, id };
}

/** The columns of the typed values, without the position. */
function written({ parentId: _place, ...values }: CategoryValues, before: CategoryRow | null) {
  return {
    ...values,
    slug: nextSlug(values, before),
    description: values.description === before?.description ? before.description : cleanHtml(values.description),
    wholeName: values.wholeName || null,
    photo: values.photo || null,
    ceneoCategory: values.ceneoCategory || null,
  };
}

async function changeCategory(tx: Transaction, shop: Shop, before: CategoryRow, values: CategoryValues): Promise<void> {
  const { id } = before;
  const after = written(values, before);
  const change = changedValues<typeof after>(before, after);
  if (Object.keys(change.to).length === 0) return;
  await tx.update(categories).set(after).where(eq(categories.id, id));
  await recordChange(tx, shop, { action: 'category.changed', object: { kind: 'category', id }, ...change });
  await moveAddress(tx, categoryLink(id, before.slug), categoryLink(id, after.slug));
  if (after.name !== before.name) await reindexInside(tx, shop, [id]);
}

/** Removes an empty category; its address then redirects to the parent. */
export function removeCategory(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  const remove = async (tx: Transaction): Promise<'removed' | 'used' | 'unknown'> => {
    const rows = await lockTree(tx);
    const own = rows.find((row) => row.id === id);
    if (!own) return 'unknown';
    if (rows.some((row) => row.parentId === id)) return 'used';
    if ((await tx.$count(products, eq(products.categoryId, id))) > 0) return 'used';
    await tx.delete(categories).where(eq(categories.id, id));
    const parent = rows.find((row) => row.id === own.parentId);
    await moveAddress(tx, categoryLink(id, own.slug), parent ? categoryLink(parent.id, parent.slug) : '/kategorie');
    await recordChange(tx, shop, { action: 'category.removed', object: { kind: 'category', id }, from: toValues(own) });
    return 'removed';
  };
  return changing(shop, OWNED, remove, (outcome) => outcome === 'removed');
}
