import { sql } from 'drizzle-orm';
import { photos as photosTable, products, productTraits } from '#modules/catalogue/products/server/index.ts';
import { addRedirects } from '#modules/catalogue/redirects/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { CatalogueBook } from './catalogue-book.ts';
import type { NewPhotos } from './prepare-photos.ts';
import type { Written } from './write-products.ts';
import { insertRows } from './write-rows.ts';

/** Replaces the traits of products that name others than before; answers whose changed. */
export async function writeTraits(
  tx: Transaction,
  written: readonly Written[],
  book: CatalogueBook,
): Promise<Set<number>> {
  const named = written.filter(({ product }) => product.traits !== undefined);
  const stored = await listTraits(tx, named);
  const changed = new Map<number, number[]>();
  for (const { id, product } of named) {
    const values = new Set<number>();
    for (const [name, value] of product.traits ?? []) values.add(await book.traitValue(tx, name, value));
    const wanted = [...values].sort((a, b) => a - b);
    if (String(wanted) !== String(stored.get(id) ?? [])) changed.set(id, wanted);
  }
  if (changed.size > 0) {
    await tx.execute(
      sql`delete from ${productTraits} where product_id = any(${sql.param([...changed.keys()])}::int[])`,
    );
  }
  const rows = [...changed].flatMap(([product_id, ids]) => ids.map((value_id) => ({ product_id, value_id })));
  await insertRows(tx, 'product_traits', ['product_id', 'value_id'], rows, ['product_id']);
  return new Set(changed.keys());
}

export const PHOTO_COLUMNS = ['product_id', 'position', 'file', 'width', 'height', 'tone', 'alt', 'focus'];

/** Replaces the photos of products that have others than before; answers whose changed. */
export async function writePhotos(
  tx: Transaction,
  written: readonly Written[],
  photos: NewPhotos,
): Promise<Set<number>> {
  const changed = new Set<number>();
  const rows: Record<string, unknown>[] = [];
  for (const { id, product } of written) {
    const wanted = photos.get(product.code);
    if (!wanted) continue;
    changed.add(id);
    const alt = String(product.values.name ?? '');
    for (const [position, photo] of wanted.entries()) rows.push({ ...photo, product_id: id, position, alt });
  }
  const focuses = new Map<string, string>();
  if (changed.size > 0) {
    const { rows: before } = await tx.execute<{ product_id: number; file: string; focus: string }>(sql`
      delete from ${photosTable} where product_id = any(${sql.param([...changed])}::int[]) returning product_id, file, focus`);
    for (const { product_id, file, focus } of before) focuses.set(`${product_id} ${file}`, focus);
  }
  // No file says what a crop keeps: a photo that stays keeps what was chosen in the panel.
  const kept = rows.map((row) => ({ ...row, focus: focuses.get(`${row.product_id} ${row.file}`) ?? '' }));
  await insertRows(tx, 'photos', PHOTO_COLUMNS, kept, ['id']);
  return changed;
}

/** Joins colour versions of one model; answers whose group changed. */
export async function writeVersions(tx: Transaction, written: readonly Written[]): Promise<Set<number>> {
  const pairs = written.flatMap(({ id, product }) => (product.version_of ? { id, lead: product.version_of } : []));
  const alone = written.flatMap(({ id, product }) => (product.version_of === null ? id : []));
  if (pairs.length + alone.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: number }>(sql`
    with wanted as (
      select r.id, l.id as lead from json_to_recordset(${JSON.stringify(pairs)}::json) as r (id int, lead text)
      join ${products} l on l.code = r.lead
      union select l.id, l.id from json_to_recordset(${JSON.stringify(pairs)}::json) as r (id int, lead text)
      join ${products} l on l.code = r.lead
      union select unnest(${sql.param(alone)}::int[]), null::int
    )
    update ${products} p set version_group = w.lead from wanted w
    where p.id = w.id and p.version_group is distinct from w.lead returning p.id`);
  return new Set(rows.map(({ id }) => id));
}

/** Old addresses of the products lead to their new ones; no page shows them. */
export async function writeOldAddresses(tx: Transaction, written: readonly Written[], now: Date): Promise<[]> {
  const moved = written.filter(({ product }) => product.old_address?.length);
  if (moved.length === 0) return [];
  const ids = moved.map(({ id }) => id);
  const { rows } = await tx.execute<{ id: number; slug: string }>(
    sql`select id, slug from ${products} where id = any(${sql.param(ids)}::int[])`,
  );
  const links = new Map(rows.map(({ id, slug }) => [id, productLink(id, slug)]));
  await addRedirects(
    tx,
    moved.flatMap(({ id, product }) =>
      (product.old_address ?? []).map((source) => ({ source, target: links.get(id) ?? '/' })),
    ),
    now,
  );
  return [];
}

async function listTraits(tx: Transaction, written: readonly Written[]): Promise<Map<number, number[]>> {
  const ids = written.flatMap(({ id, isNew }) => (isNew ? [] : id));
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ product_id: number; values: number[] }>(sql`
    select product_id, array_agg(value_id order by value_id) as values from ${productTraits}
    where product_id = any(${sql.param(ids)}::int[]) group by product_id`);
  return new Map(rows.map(({ product_id, values }) => [product_id, values]));
}
