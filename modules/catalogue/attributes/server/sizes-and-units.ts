import { sql } from 'drizzle-orm';
import { compareSizes } from '#modules/catalogue/products/rules/sort-values.ts';
import { products, sizeOrder, sizes } from '#modules/catalogue/products/server/index.ts';
import { changing, isMoved, type RowMove, recordChange } from '#platform/audit/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { ALL_PAGES } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

const MAX_LENGTH = 40;
const MAX_UNIT_LENGTH = 20;
const TAGS = { tags: [ALL_PAGES] };

export interface ManagedSize extends Record<string, unknown> {
  type: string;
  /** All spellings products have of it. */
  names: string[];
  products: number;
  position: number | null;
}

/** Every size of the shop as filters list them; products of one size only have none to choose. */
export async function listManagedSizes({ db }: Pick<Shop, 'db'>): Promise<ManagedSize[]> {
  const { rows } = await db.execute<ManagedSize>(sql`
    select s.type, array_agg(distinct s.name) as names, count(*)::int as products, o.position
    from ${sizes} s left join ${sizeOrder} o on o.type = s.type where s.type <> 'uniw' group by s.type, o.position`);
  return rows.toSorted(
    (a, b) =>
      (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER) ||
      compareSizes(a.names[0] ?? '', b.names[0] ?? ''),
  );
}

export type RenameOutcome = 'saved' | 'unknown' | 'wrong' | 'stale';
const isRenamed = (outcome: RenameOutcome) => outcome === 'saved';

/** Writes a size in one way on all products; `seen` are the spellings the form was loaded with. */
export function renameSize(shop: Shop, type: string, name: string, seen?: readonly string[]): Promise<RenameOutcome> {
  const text = name.trim();
  const rename = async (tx: Transaction): Promise<RenameOutcome> => {
    if (text === '' || text.length > MAX_LENGTH) return 'wrong';
    // In the order in which orders lock them.
    const { rows: own } = await tx.execute<{ name: string }>(
      sql`select name from ${sizes} where type = ${type} order by id for no key update`,
    );
    const names = [...new Set(own.map((row) => row.name))];
    if (names.length === 0 || type === 'uniw') return 'unknown';
    if (seen && String(names.toSorted()) !== String(seen.toSorted())) return 'stale';
    const { rowCount } = await tx.execute(
      sql`update ${sizes} set name = ${text} where type = ${type} and name <> ${text}`,
    );
    if (!rowCount) return 'saved';
    await recordChange(tx, shop, {
      action: 'size.renamed',
      object: { kind: 'size', id: type },
      from: { names: names },
      to: { names: [text] },
    });
    return 'saved';
  };
  return changing(shop, TAGS, rename, isRenamed);
}

/** Puts a size so many places down in the filters, or up: from then on the owner's order counts. */
export async function moveSize(shop: Shop, type: string, places: number): Promise<boolean> {
  const move = async (tx: Transaction): Promise<RowMove> => {
    await tx.execute(sql`lock table ${sizeOrder} in share row exclusive mode`);
    const types = (await listManagedSizes({ db: tx })).map((size) => size.type);
    const from = types.indexOf(type);
    const to = from + places;
    if (from < 0 || to < 0 || to >= types.length) return from < 0 ? 'unknown' : 'stays';
    const order = JSON.stringify(types.toSpliced(from, 1).toSpliced(to, 0, type));
    await tx.execute(sql`delete from ${sizeOrder}`);
    await tx.execute(sql`
      insert into ${sizeOrder} (type, position)
      select place.type, place.at from json_array_elements_text(${order}::json) with ordinality as place (type, at)`);
    const object = { kind: 'size', id: type };
    await recordChange(tx, shop, { action: 'size.moved', object, from: { place: from + 1 }, to: { place: to + 1 } });
    return 'moved';
  };
  return (await changing(shop, TAGS, move, isMoved)) !== 'unknown';
}

export interface ManagedUnit extends Record<string, unknown> {
  unit: string;
  plural: string;
  products: number;
}

/** The most used first. */
export async function listManagedUnits({ db }: Pick<Shop, 'db'>): Promise<ManagedUnit[]> {
  const { rows } = await db.execute<ManagedUnit>(sql`
    select unit, unit_plural as plural, count(*)::int as products from ${products} group by 1, 2 order by 3 desc, 1, 2`);
  return rows;
}

interface Unit {
  unit: string;
  plural: string;
}

/** Calls a unit otherwise on all products that are counted in it. */
export function renameUnit(shop: Shop, from: Unit, to: Unit): Promise<RenameOutcome> {
  const rename = async (tx: Transaction): Promise<RenameOutcome> => {
    const names = [to.unit, to.plural];
    if (names.some((name) => name.trim() === '' || name.trim().length > MAX_UNIT_LENGTH)) return 'wrong';
    const wanted = { unit: to.unit.trim(), plural: to.plural.trim() };
    const { rowCount } = await tx.execute(sql`
      with locked as (
        select id from ${products} where unit = ${from.unit} and unit_plural = ${from.plural} order by id for no key update)
      update ${products} set unit = ${wanted.unit}, unit_plural = ${wanted.plural}, version = version + 1, updated_at = ${shop.now()}
      from locked where ${products}.id = locked.id`);
    if (!rowCount) return 'unknown';
    await recordChange(tx, shop, { action: 'unit.renamed', object: { kind: 'unit', id: from.unit }, from, to: wanted });
    return 'saved';
  };
  return changing(shop, TAGS, rename, isRenamed);
}
