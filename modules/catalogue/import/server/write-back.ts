import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  categories,
  enqueuePriceDrops,
  followStock,
  photos as photosTable,
  products,
  productTraits,
  type Repriced,
  type StockChange,
  sizes,
  traitValues,
} from '#modules/catalogue/products/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { parseJson } from '#platform/db/server/parse-json.ts';
import { ownEntry } from '#platform/lookup/rules/own-entry.ts';
import type { ImportedState, TakenBack } from '../rules/import-change.ts';
import { PRODUCT_FIELDS } from './record-changes.ts';
import { PHOTO_COLUMNS } from './write-extras.ts';
import { moveToCategories } from './write-products.ts';
import { insertRows, updateRows } from './write-rows.ts';
import { COLUMNS as SIZE_COLUMNS } from './write-sizes.ts';

/** A product as it is, and what of it goes back. */
export interface ProductBack {
  id: number;
  current: ImportedState;
  taken: TakenBack;
}

/** Fields that refer to rows that may be gone by now. */
const NAMED = { category_id: 'categories', producer_id: 'producers', series_id: 'series' } as const;

/** Gives products back what they had; answers fields that cannot be had any more. */
export async function writeBack(
  tx: Transaction,
  back: readonly ProductBack[],
  now: Date,
): Promise<[number, string[]][]> {
  const missing = await dropMissing(tx, back);
  await writeFields(tx, back, now);
  await writeLists(tx, back);
  await writeSizesBack(tx, back, now);
  return missing;
}

async function dropMissing(tx: Transaction, back: readonly ProductBack[]): Promise<[number, string[]][]> {
  const missing: [number, string[]][] = [];
  for (const [field, table] of Object.entries(NAMED)) {
    const wanted = back.flatMap(({ taken }) => (typeof taken.fields[field] === 'number' ? taken.fields[field] : []));
    if (wanted.length === 0) continue;
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id from ${sql.identifier(table)} where id = any(${sql.param(wanted)}::int[])`,
    );
    const there = new Set(rows.map(({ id }) => id));
    for (const { id, taken } of back) {
      const value = taken.fields[field];
      if (typeof value !== 'number' || there.has(value)) continue;
      delete taken.fields[field];
      missing.push([id, [field]]);
    }
  }
  return missing;
}

async function writeFields(tx: Transaction, back: readonly ProductBack[], now: Date): Promise<void> {
  const touched = back.filter(({ taken }) => Object.keys({ ...taken.fields, ...taken.sizes }).length > 0);
  const rows = touched.map(({ id, current, taken }) => ({ id, ...current.fields, ...taken.fields }));
  await updateRows(tx, 'products', PRODUCT_FIELDS, rows);
  const ids = touched.map(({ id }) => id);
  await tx.execute(sql`
    update ${products} set version = version + 1, updated_at = ${now}::timestamptz where id = any(${sql.param(ids)}::int[])`);
  const moved = touched.flatMap(({ id, taken }) => (taken.fields.category_id === undefined ? [] : id));
  const { rows: paths } = await tx.execute<{ id: number; path: number[] }>(sql`
    select p.id, c.path from ${products} p join ${categories} c on c.id = p.category_id where p.id = any(${sql.param(moved)}::int[])`);
  await moveToCategories(tx, paths);
}

/** Traits and photos are replaced as a whole, as the import does. */
async function writeLists(tx: Transaction, back: readonly ProductBack[]): Promise<void> {
  for (const { id, taken } of back) {
    const { traits, photos } = taken.fields;
    if (Array.isArray(traits)) {
      await tx.execute(sql`delete from ${productTraits} where product_id = ${id}`);
      await tx.execute(sql`
        insert into ${productTraits} (product_id, value_id)
        select ${id}, v.id from ${traitValues} v where v.id = any(${sql.param(traits)}::int[])`);
    }
    if (Array.isArray(photos)) {
      await tx.execute(sql`delete from ${photosTable} where product_id = ${id}`);
      const rows = photos.map((photo, position) => ({ focus: '', ...photo, product_id: id, position }));
      await insertRows(tx, 'photos', PHOTO_COLUMNS, rows, ['id']);
    }
  }
}

interface SizeRow extends Record<string, unknown> {
  id: number;
  product_id: number;
  type: string;
}

async function writeSizesBack(tx: Transaction, back: readonly ProductBack[], now: Date): Promise<void> {
  const touched = back.filter(({ taken }) => Object.keys(taken.sizes).length > 0);
  const ids = touched.map(({ id }) => id);
  const { rows: known } = await tx.execute<SizeRow>(
    sql`select id, product_id, type from ${sizes} where product_id = any(${sql.param(ids)}::int[]) order by id for no key update`,
  );
  const gone: number[] = [];
  const rows: Record<string, unknown>[] = [];
  const prices: Repriced[] = [];
  const stock: StockChange[] = [];
  const byId = new Map(touched.map((one) => [one.id, one]));
  for (const { id, product_id: productId, type } of known) {
    const { current, taken } = byId.get(productId) ?? {};
    const [was, next] = [ownEntry(current?.sizes ?? {}, type), ownEntry(taken?.sizes ?? {}, type)];
    if (next === null) gone.push(id);
    if (!was || !next) continue;
    const [before, after] = [sold(was), sold({ ...was, ...next })];
    rows.push({ ...was, ...next, id });
    if (before.price !== after.price) {
      prices.push({ sizeId: id, productId, before: before.price, price: after.price });
    }
    if (before.stock !== after.stock || before.status !== after.status) {
      stock.push({ sizeId: id, productId, before, after });
    }
  }
  await updateRows(tx, 'sizes', SIZE_COLUMNS, rows);
  const history = prices.map(({ sizeId, price }) => ({ size_id: sizeId, price, since: now }));
  await insertRows(tx, 'price_history', ['size_id', 'price', 'since'], history, ['id']);
  if (gone.length > 0) await tx.execute(sql`delete from ${sizes} where id = any(${sql.param(gone)}::int[])`);
  await enqueuePriceDrops(tx, prices, now);
  await followStock(tx, stock, now);
}

const soldSize = v.object({ price: v.number(), stock: v.number(), status: v.picklist(['enable', 'order', 'disable']) });

function sold(size: Record<string, unknown>) {
  return parseJson('import_changes.changes', soldSize, size);
}
