import { sql } from 'drizzle-orm';
import { productCategories, products } from '#modules/catalogue/products/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { cleanHtml } from '#platform/html/server/index.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import type { ImportProduct } from '../rules/parse-import-product.ts';
import type { CatalogueBook } from './catalogue-book.ts';
import type { NewPhotos } from './prepare-photos.ts';
import { insertRows, likeCells, updateRows } from './write-rows.ts';

/** Columns of `products` that follow from others of the file. */
type Derived = 'slug' | 'category_id' | 'producer_id' | 'series_id';
type Column = keyof ImportProduct['values'] | Derived;

/** Every column an import writes, with what it is in a new product of which the file does not say it; `undefined`: it must. */
const NEW_PRODUCT = {
  name: undefined,
  slug: undefined,
  category_id: undefined,
  producer_id: null,
  series_id: null,
  description: '',
  long_description: '',
  vat_permille: 230,
  unit: 'szt.',
  unit_plural: 'szt.',
  unit_sellby: 1,
  unit_precision: 0,
  measure_amount: null,
  measure_unit: null,
  weight: 0,
  safety_warnings: '',
  version_name: null,
  version_tone: null,
  visible: true,
  is_new: false,
  is_promotion: false,
  is_bestseller: false,
  promotion_until: null,
  sold_elsewhere: 0,
  comment_prompt: '',
} satisfies Record<Column, unknown>;
export const COLUMNS = Object.keys(NEW_PRODUCT) as Column[];

type Row = Record<string, unknown>;

export type ProductPart = 'code' | 'values' | 'category' | 'categoryValues' | 'producer' | 'producerValues' | 'series';

/** A product of the file and what it is in the shop. */
export interface Written {
  id: number;
  product: ImportProduct;
  isNew: boolean;
  changed: boolean;
}

export interface SizeOptions {
  /** Stock of a size that is new, or is sold out and said to be on sale, when the file does not say how much there is. */
  newStock: number;
  now: Date;
}

/** Writes the facts of products and the categories they stand in. */
export async function writeProducts(
  tx: Transaction,
  batch: readonly ImportProduct[],
  book: CatalogueBook,
  { now, newStock, photos }: SizeOptions & { photos: NewPhotos },
): Promise<Written[]> {
  const storedProducts = await listKnown(tx, batch);
  const added: Row[] = [];
  const updated: Row[] = [];
  const moved: { code: string; path: number[] }[] = [];
  const changed = new Set<string>();
  for (const product of batch) {
    const before = storedProducts.get(product.code);
    const { row, path } = await nextRow(tx, product, before, book);
    if (path && (!before || before.category_id !== path.at(-1))) moved.push({ code: product.code, path });
    if (!before)
      added.push({
        ...row,
        ...shownOf(product, newStock, photos),
        popularity: row.sold_elsewhere,
        created_at: now,
        updated_at: now,
      });
    else if (COLUMNS.some((column) => (row[column] ?? null) !== (before[column] ?? null))) {
      updated.push(row);
      changed.add(product.code);
    }
  }
  const inserted = await insertRows<{ id: number; code: string }>(
    tx,
    'products',
    ['code', ...COLUMNS, 'created_at', 'updated_at', ...Object.keys(FIXED)],
    added.map((row) => ({ ...FIXED, ...row })),
    ['id', 'code'],
  );
  await updateRows(tx, 'products', COLUMNS, updated);
  const ids = new Map([...storedProducts].map(([code, row]) => [code, Number(row.id)]));
  for (const { id, code } of inserted) ids.set(code, id);
  await moveToCategories(
    tx,
    moved.flatMap(({ code, path }) => ({ id: ids.get(code) ?? 0, path })),
  );
  return batch.map((product) => ({
    id: ids.get(product.code) ?? 0,
    product,
    isNew: !storedProducts.has(product.code),
    changed: changed.has(product.code),
  }));
}

/** Columns no file sets, as their defaults are. */
const FIXED = {
  type: 'product',
  subscription_days: [],
  subscription_rebate_percent: 0,
  for_points: false,
  rating_count: 0,
  rating_average: 0,
  popularity: 0,
  min_price: 0,
  is_reduced: false,
  available: false,
  photo: null,
  photo_tone: null,
};

/** Listing columns of a new product, written at once: a second update would cost as much as the insert. */
function shownOf({ code, sizes }: ImportProduct, newStock: number, photos: NewPhotos): Row {
  const [photo] = photos.get(code) ?? [];
  return {
    min_price: Math.min(...sizes.map(({ values }) => Number(values.price))),
    available: sizes.some(
      ({ values: { status = 'enable', stock = newStock } }) =>
        status === 'order' || (status === 'enable' && stock !== 0),
    ),
    photo: photo?.file ?? null,
    photo_tone: photo?.tone ?? null,
  };
}

async function listKnown(tx: Transaction, batch: readonly ImportProduct[]): Promise<Map<string, Row>> {
  const codes = batch.map(({ code }) => code);
  // In the order in which everybody locks products.
  const { rows } = await tx.execute<Row>(sql`
    select id, code, ${likeCells(products, COLUMNS)} from ${products}
    where code = any(${sql.param(codes)}::text[]) order by id for no key update`);
  return new Map(rows.map((row) => [String(row.code), row]));
}

async function nextRow(
  tx: Transaction,
  product: Pick<ImportProduct, ProductPart>,
  before: Row | undefined,
  book: CatalogueBook,
) {
  const { code, values, category, categoryValues, producer, producerValues, series } = product;
  const row: Row = { ...NEW_PRODUCT, ...before, ...values, code };
  for (const column of ['description', 'long_description'] as const) {
    if (values[column] !== undefined) row[column] = cleanHtml(values[column]);
  }
  if (values.name !== undefined && values.name !== before?.name) row.slug = slugOf(values.name);
  if (values.unit !== undefined && values.unit_plural === undefined && !before) row.unit_plural = row.unit;
  const path = category && (await book.category(tx, category, categoryValues));
  if (path) row.category_id = path.at(-1);
  if (producer === null) row.producer_id = null;
  else if (producer) row.producer_id = await book.producer(tx, producer, producerValues);
  if (series === null) row.series_id = null;
  else if (series) row.series_id = await book.series(tx, series, (row.producer_id as number | null) ?? null);
  return { row, path };
}

export async function moveToCategories(tx: Transaction, moved: { id: number; path: number[] }[]): Promise<void> {
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  await tx.execute(sql`delete from ${productCategories} where product_id = any(${sql.param(ids)}::int[])`);
  await tx.execute(sql`
    insert into ${productCategories} (product_id, category_id, popularity)
    select p.id, r.category_id, p.popularity
    from json_to_recordset(${JSON.stringify(moved.flatMap(({ id, path }) => path.map((category_id) => ({ id, category_id }))))}::json)
      as r (id int, category_id int) join ${products} p on p.id = r.id`);
}
