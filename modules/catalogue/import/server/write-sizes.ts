import { sql } from 'drizzle-orm';
import { type SizeStatus, statusWithStock } from '#modules/catalogue/availability/rules/size-status.ts';
import { nextReduction } from '#modules/catalogue/pricing/rules/reduction.ts';
import {
  enqueuePriceDrops,
  followStock,
  type Repriced,
  type StockChange,
  sizes as sizesTable,
} from '#modules/catalogue/products/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { ImportSize } from '../rules/parse-import-product.ts';
import type { SizeOptions, Written } from './write-products.ts';
import { insertRows, likeCells, updateRows } from './write-rows.ts';

/** Columns of `sizes` that follow from others of the file. */
type Derived = 'reduced_since' | 'status_description' | 'delivery_date';
type Column = keyof ImportSize['values'] | Derived;

/** Every column an import writes, with what it is in a new size of which the file does not say it; `undefined`: see `newRow`. */
const NEW_SIZE = {
  name: undefined,
  code: '',
  gtin: '',
  price: undefined,
  regular_price: null,
  reduced_since: null,
  suggested_price: null,
  stock: undefined,
  status: 'enable',
  ship_days: 0,
  status_description: '',
  delivery_date: '',
} satisfies Record<Column, unknown>;
export const COLUMNS = Object.keys(NEW_SIZE) as Column[];
const FIXED = {
  unknown_delivery_time: false,
  phone_price: false,
  basket_enable: false,
  gratis: false,
  ship_hours: 0,
  ship_deadline: '',
  points: 0,
  points_received: 0,
};
const UNIVERSAL = { type: 'uniw', name: 'uniwersalny' };

interface Row extends Record<string, unknown> {
  id: number;
  product_id: number;
  type: string;
  position: number;
  price: number;
  regular_price: number | null;
  reduced_since: Date | null;
  stock: number;
  status: SizeStatus;
}

/**
 * Writes sizes, their stock and their prices, each change of a price into the history (X.02); watchers are notified of lower ones
 * (X.36). Answers whose sizes changed.
 */
export async function writeSizes(
  tx: Transaction,
  written: readonly Written[],
  { newStock, now }: SizeOptions,
): Promise<Set<number>> {
  const storedSizes = await listKnown(
    tx,
    written.flatMap(({ id, isNew }) => (isNew ? [] : id)),
  );
  const added: Record<string, unknown>[] = [];
  const updated: Row[] = [];
  const prices: { size_id: number; price: number; since: Date }[] = [];
  const repriced: Repriced[] = [];
  const stock: StockChange[] = [];
  const changed = new Set<number>();
  for (const { id: productId, product } of written) {
    const sizes = storedSizes.get(productId) ?? [];
    let position = Math.max(-1, ...sizes.map((size) => size.position));
    for (const size of product.sizes) {
      const before = sizes.find(({ type }) => type === size.type);
      if (!before) {
        position += 1;
        added.push({ ...newRow(size, now, newStock), product_id: productId, position });
        changed.add(productId);
        continue;
      }
      const after = nextRow(before, size, { newStock, now });
      if (!COLUMNS.some((column) => plain(after[column]) !== plain(before[column]))) continue;
      updated.push(after);
      changed.add(productId);
      if (after.price !== before.price) {
        prices.push({ size_id: before.id, price: after.price, since: now });
        repriced.push({ sizeId: before.id, productId, before: before.price, price: after.price });
      }
      if (after.stock !== before.stock || after.status !== before.status) {
        stock.push({ sizeId: before.id, productId, before, after });
      }
    }
  }
  const columns = ['product_id', 'type', 'position', ...COLUMNS, ...Object.keys(FIXED)];
  for (const { id, price } of await insertRows<Row>(tx, 'sizes', columns, added, ['id', 'price'])) {
    prices.push({ size_id: id, price, since: now });
  }
  await updateRows(tx, 'sizes', COLUMNS, updated);
  await insertRows(tx, 'price_history', ['size_id', 'price', 'since'], prices, ['id']);
  await enqueuePriceDrops(tx, repriced, now);
  await followStock(tx, stock, now);
  return changed;
}

async function listKnown(tx: Transaction, ids: number[]): Promise<Map<number, Row[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<Row>(sql`
    select id, product_id, type, position, ${likeCells(sizesTable, COLUMNS)}
    from ${sizesTable} where product_id = any(${sql.param(ids)}::int[]) order by id for no key update`);
  for (const row of rows) if (row.reduced_since !== null) row.reduced_since = new Date(row.reduced_since);
  return Map.groupBy(rows, (row) => row.product_id);
}

function newRow({ type, values }: ImportSize, now: Date, newStock: number): Record<string, unknown> {
  const name = type === UNIVERSAL.type ? UNIVERSAL.name : type;
  const price = Number(values.price);
  const untouched = { price, regularPrice: null, reducedSince: null };
  const reduction = nextReduction(untouched, { price, regularPrice: values.regular_price }, now);
  return {
    ...FIXED,
    ...NEW_SIZE,
    name,
    type,
    stock: newStock,
    ...values,
    regular_price: reduction.regularPrice,
    reduced_since: reduction.reducedSince,
  };
}

function nextRow(before: Row, { values }: ImportSize, { newStock, now }: SizeOptions): Row {
  const after: Row = { ...before, ...values };
  if (values.stock === undefined && values.status === 'enable' && before.stock === 0) after.stock = newStock;
  if (values.status === undefined) after.status = statusWithStock(before, after.stock);
  if (after.status !== before.status) Object.assign(after, { status_description: '', delivery_date: '' });
  const { price, regular_price: regularPrice, reduced_since: reducedSince } = before;
  if (values.price === undefined && values.regular_price === undefined) return after;
  const wanted = { price: after.price, regularPrice: values.regular_price };
  const next = nextReduction({ price, regularPrice, reducedSince }, wanted, now);
  return { ...after, regular_price: next.regularPrice, reduced_since: next.reducedSince };
}

function plain(value: unknown): unknown {
  return value instanceof Date ? value.getTime() : (value ?? null);
}
