import { asc, eq, sql } from 'drizzle-orm';
import { type TraitValues, traitFields, traitValueFields } from '#modules/catalogue/products/rules/group-fields.ts';
import { sortTraitValues } from '#modules/catalogue/products/rules/sort-values.ts';
import { productTraits, reindexLater, traits, traitValues } from '#modules/catalogue/products/server/index.ts';
import {
  changing,
  isMoved,
  markOf,
  moveRow,
  type OwnedRows,
  type RowMove,
  recordChange,
  removeRow,
  type SaveOutcome,
  saveSeenRow,
} from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import { isUniqueViolation, type Queries, type Transaction } from '#platform/db/server/connect.ts';
import { ALL_PAGES } from '#platform/db/server/purge-tags.ts';
import { checkFields } from '#platform/forms/rules/typed-fields.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

const TRAITS: OwnedRows<typeof traits> = { table: traits, kind: 'trait', tags: [ALL_PAGES] };
const VALUES: OwnedRows<typeof traitValues> = { table: traitValues, kind: 'trait-value', tags: [ALL_PAGES] };

/** In the order in which pages and filters name them. */
export async function listManagedTraits({ db }: Pick<Shop, 'db'>) {
  const { rows } = await db.execute<{ id: number; name: string; values: number; products: number }>(sql`
    select t.id, t.name, count(distinct v.id)::int as values, count(distinct p.product_id)::int as products
    from ${traits} t left join ${traitValues} v on v.trait_id = t.id left join ${productTraits} p on p.value_id = v.id
    group by t.id order by t.position, t.id`);
  return rows;
}

export async function findManagedTrait({ db }: Pick<Shop, 'db'>, id: number) {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(traits).where(eq(traits.id, id));
  return row ? { ...row, mark: markOf(row) } : null;
}

export const NEW_TRAIT: TraitValues = { name: '' };

export async function saveTrait(
  shop: Shop,
  id: number | null,
  { name }: TraitValues,
  seen?: string,
): Promise<SaveOutcome | 'stale'> {
  const faults = checkFields(traitFields, { name });
  if (faults) return { ok: false, faults };
  const stored = id === null ? null : await findManagedTrait(shop, id);
  const position = stored?.position ?? (await nextPlace(shop.db));
  return saveSeenRow(shop, TRAITS, id, { name, position }, seen, { taken: { name: 'taken-name' } });
}

async function nextPlace(db: Queries): Promise<number> {
  const { rows } = await db.execute<{ next: number }>(
    sql`select coalesce(max(position), 0) + 1 as next from ${traits}`,
  );
  return rows[0]?.next ?? 1;
}

export function moveTrait(shop: Shop, id: number, places: number): Promise<boolean> {
  return moveRow(shop, TRAITS, id, places);
}

/** Only what no product has; its values go with it. */
export function removeTrait(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, TRAITS, id, async (tx) => {
    const { rows } = await tx.execute(sql`
      select from ${productTraits} p join ${traitValues} v on v.id = p.value_id where v.trait_id = ${id} limit 1`);
    if (rows.length > 0) return true;
    const gone = await tx.delete(traitValues).where(eq(traitValues.traitId, id)).returning();
    return { values: gone.map(({ value }) => value).toSorted() };
  });
}

/** The values of a trait as filters list them, each with how many products have it. */
export async function listTraitValues({ db }: Pick<Shop, 'db'>, traitId: number) {
  const { rows } = await db.execute<{ id: number; name: string; position: number; products: number }>(sql`
    select v.id, v.value as name, v.position, count(p.product_id)::int as products
    from ${traitValues} v left join ${productTraits} p on p.value_id = v.id
    where v.trait_id = ${traitId} group by v.id`);
  return sortTraitValues(rows);
}

export type ValueOutcome = 'saved' | 'merged' | 'taken' | 'unknown' | 'wrong';

/** Adds a value that the trait does not have, or renames one. A value that is renamed to another one is merged with it. */
export function saveTraitValue(shop: Shop, traitId: number, id: number | null, value: string): Promise<ValueOutcome> {
  const save = async (tx: Transaction): Promise<ValueOutcome> => {
    if (checkFields(traitValueFields, { value })) return 'wrong';
    const stored = await tx
      .select()
      .from(traitValues)
      .where(eq(traitValues.traitId, traitId))
      .orderBy(asc(traitValues.id))
      .for('update');
    const own = stored.find((row) => row.id === id);
    const other = stored.find((row) => row.value === value && row.id !== id);
    if (id !== null && !own) return 'unknown';
    if (own?.value === value) return 'saved';
    if (!own) return other ? 'taken' : addValue(tx, shop, traitId, value, stored);
    const object = { kind: 'trait-value', id: own.id };
    const touched = await productsOf(tx, own.id);
    await recordChange(tx, shop, { action: 'trait-value.changed', object, from: { value: own.value }, to: { value } });
    if (other) await mergeValues(tx, own.id, other.id);
    else await tx.update(traitValues).set({ value }).where(eq(traitValues.id, own.id));
    if (touched.length > 0) await reindexLater(tx, touched, shop.now());
    return other ? 'merged' : 'saved';
  };
  const run = () => changing(shop, VALUES, save, (outcome) => outcome === 'saved' || outcome === 'merged');
  // Another editor, a product or an import added the value in the meantime: the second run finds it.
  return run().catch((error) => (isUniqueViolation(error) ? run() : Promise.reject(error)));
}

async function addValue(
  tx: Transaction,
  shop: Shop,
  traitId: number,
  value: string,
  stored: readonly { position: number }[],
): Promise<ValueOutcome> {
  const [trait] = await tx.select().from(traits).where(eq(traits.id, traitId));
  if (!trait) return 'unknown';
  // Where the owner put them in order a new one is the last; else amounts and the alphabet decide.
  const last = Math.max(0, ...stored.map(({ position }) => position));
  const row = { traitId, value, position: last === 0 ? 0 : last + 1 };
  const [added] = await tx.insert(traitValues).values(row).returning({ id: traitValues.id });
  const object = { kind: 'trait-value', id: added?.id ?? 0 };
  await recordChange(tx, shop, { action: 'trait-value.created', object, to: { value } });
  return 'saved';
}

async function mergeValues(tx: Transaction, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    insert into ${productTraits} (product_id, value_id) select product_id, ${to} from ${productTraits} where value_id = ${from}
    on conflict do nothing`);
  await tx.execute(sql`delete from ${productTraits} where value_id = ${from}`);
  await tx.delete(traitValues).where(eq(traitValues.id, from));
}

async function productsOf(tx: Transaction, valueId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select product_id as id from ${productTraits} where value_id = ${valueId} order by 1`,
  );
  return rows.map(({ id }) => id);
}

export async function moveTraitValue(shop: Shop, traitId: number, id: number, places: number): Promise<boolean> {
  const move = async (tx: Transaction): Promise<RowMove> => {
    const ids = (await listTraitValues({ db: tx }, traitId)).map((value) => value.id);
    const from = ids.indexOf(id);
    const to = from + places;
    if (from < 0 || to < 0 || to >= ids.length) return from < 0 ? 'unknown' : 'stays';
    const order = JSON.stringify(ids.toSpliced(from, 1).toSpliced(to, 0, id));
    await tx.execute(sql`
      update ${traitValues} v set position = place.at
      from json_array_elements_text(${order}::json) with ordinality as place (id, at) where v.id = place.id::int`);
    const object = { kind: 'trait-value', id };
    await recordChange(tx, shop, {
      action: 'trait-value.moved',
      object,
      from: { place: from + 1 },
      to: { place: to + 1 },
    });
    return 'moved';
  };
  return (await changing(shop, VALUES, move, isMoved)) !== 'unknown';
}

export function removeTraitValue(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, VALUES, id, async (tx) => (await productsOf(tx, id)).length > 0);
}
