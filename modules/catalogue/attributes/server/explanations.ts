import { eq, sql } from 'drizzle-orm';
import {
  type DictionaryValues,
  dictionaryFields,
  type WarrantyValues,
  warrantyFields,
} from '#modules/catalogue/products/rules/group-fields.ts';
import {
  dictionaryEntries,
  productDictionary,
  products,
  warranties,
} from '#modules/catalogue/products/server/index.ts';
import {
  changedValues,
  changing,
  isSaved,
  markOf,
  type OwnedRows,
  recordChange,
  removeRow,
  type SaveOutcome,
  saveSeenRow,
} from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { ALL_PAGES } from '#platform/db/server/purge-tags.ts';
import { checkFields } from '#platform/forms/rules/typed-fields.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

const WARRANTIES: OwnedRows<typeof warranties> = { table: warranties, kind: 'warranty', tags: [ALL_PAGES] };
const ENTRIES: OwnedRows<typeof dictionaryEntries> = {
  table: dictionaryEntries,
  kind: 'dictionary-entry',
  tags: [ALL_PAGES],
};

export const NEW_WARRANTY: WarrantyValues = { name: '', description: '' };
export const NEW_ENTRY: DictionaryValues = { term: '', explanation: '', products: [] };

export async function listManagedWarranties({ db }: Pick<Shop, 'db'>) {
  const { rows } = await db.execute<{ id: number; name: string; products: number }>(sql`
    select w.id, w.name, (select count(*) from ${products} p where p.warranty_id = w.id)::int as products
    from ${warranties} w order by w.name collate "pl-x-icu", w.id`);
  return rows;
}

export async function findManagedWarranty({ db }: Pick<Shop, 'db'>, id: number) {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(warranties).where(eq(warranties.id, id));
  return row ? { ...row, mark: markOf(row) } : null;
}

export async function saveWarranty(shop: Shop, id: number | null, values: WarrantyValues, seen?: string) {
  const faults = checkFields(warrantyFields, values);
  if (faults) return { ok: false, faults } satisfies SaveOutcome;
  return saveSeenRow(shop, WARRANTIES, id, values, seen);
}

export function removeWarranty(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, WARRANTIES, id, async (tx) => (await tx.$count(products, eq(products.warrantyId, id))) > 0);
}

/** Words explained on pages of products, with how many pages have each. */
export async function listManagedEntries({ db }: Pick<Shop, 'db'>) {
  const { rows } = await db.execute<{ id: number; term: string; products: number }>(sql`
    select e.id, e.term, (select count(*) from ${productDictionary} p where p.entry_id = e.id)::int as products
    from ${dictionaryEntries} e order by e.term collate "pl-x-icu", e.id`);
  return rows;
}

export function findManagedEntry({ db }: Pick<Shop, 'db'>, id: number) {
  return readEntry(db, id);
}

async function readEntry(db: Queries, id: number) {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(dictionaryEntries).where(eq(dictionaryEntries.id, id));
  if (!row) return null;
  const codes = await db
    .select({ code: products.code })
    .from(productDictionary)
    .innerJoin(products, eq(products.id, productDictionary.productId))
    .where(eq(productDictionary.entryId, id))
    .orderBy(products.code);
  const entry = { ...row, products: codes.map(({ code }) => code) };
  return { ...entry, mark: markOf(entry) };
}

export async function saveEntry(
  shop: Shop,
  id: number | null,
  values: DictionaryValues,
  seen?: string,
): Promise<SaveOutcome | 'stale'> {
  const faults = checkFields(dictionaryFields, values);
  if (faults) return { ok: false, faults };
  const save = async (tx: Transaction): Promise<SaveOutcome | 'stale'> => {
    if (id !== null) await tx.select().from(dictionaryEntries).where(eq(dictionaryEntries.id, id)).for('update');
    const before = id === null ? null : await readEntry(tx, id);
    if (id !== null && !before) return { ok: false, faults: null };
    if (before && seen !== undefined && before.mark !== seen) return 'stale';
    const codes = [...new Set(values.products)].toSorted();
    const named = await findByCodes(tx, codes);
    if (named.length < codes.length) return { ok: false, faults: { products: 'unknown' } };
    const { term, explanation } = values;
    const entryId = before?.id ?? (await insertEntry(tx, { term, explanation }));
    await tx.update(dictionaryEntries).set({ term, explanation }).where(eq(dictionaryEntries.id, entryId));
    await tx.delete(productDictionary).where(eq(productDictionary.entryId, entryId));
    if (named.length > 0) await tx.insert(productDictionary).values(named.map((productId) => ({ productId, entryId })));
    const change = changedValues<DictionaryValues>(before ?? NEW_ENTRY, { term, explanation, products: codes });
    const object = { kind: 'dictionary-entry', id: entryId };
    const action = before ? 'dictionary-entry.changed' : 'dictionary-entry.created';
    if (Object.keys(change.to).length > 0) await recordChange(tx, shop, { action, object, ...change });
    return { ok: true, id: entryId };
  };
  return changing(shop, ENTRIES, save, isSaved);
}

async function insertEntry(tx: Transaction, entry: { term: string; explanation: string }): Promise<number> {
  const [added] = await tx.insert(dictionaryEntries).values(entry).returning({ id: dictionaryEntries.id });
  if (!added) throw new Error('The word was not added');
  return added.id;
}

async function findByCodes(tx: Transaction, codes: readonly string[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from ${products} where code = any(${sql.param([...codes])}::text[]) order by id`,
  );
  return rows.map(({ id }) => id);
}

/** A word goes from the pages that have it. */
export function removeEntry(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, ENTRIES, id, async (tx) => {
    const entry = await readEntry(tx, id);
    await tx.delete(productDictionary).where(eq(productDictionary.entryId, id));
    return { products: entry?.products ?? [] };
  });
}
