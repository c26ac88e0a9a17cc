import { sql } from 'drizzle-orm';
import { photos as photosTable, products } from '#modules/catalogue/products/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { ImportProduct } from '../rules/parse-import-product.ts';
import type { PhotoStore, StoredPhoto } from './photo-store.ts';
import type { ReportProblem } from './read-rows.ts';

/** By code: the photos of products that have others than before. */
export type NewPhotos = ReadonlyMap<string, readonly StoredPhoto[]>;

interface PrepareOptions {
  store: PhotoStore;
  /** A trial neither fetches nor copies. */
  dryRun: boolean;
  /** Called for pictures that could not be fetched: the product comes without them. */
  missed: ReportProblem;
}

/** Fetches and copies the pictures of products that name others than they have. */
export async function preparePhotos(
  db: Database,
  batch: readonly ImportProduct[],
  { store, dryRun, missed }: PrepareOptions,
): Promise<NewPhotos> {
  const stored = await listPhotoFiles(db, batch);
  const changed = new Map<string, StoredPhoto[]>();
  for (const { code, row, photos: names } of batch) {
    if (!names) continue;
    const has = String(stored.get(code) ?? []);
    if (String(await Promise.all(names.map((name) => store.nameOf(name)))) === has) continue;
    const photos: StoredPhoto[] = [];
    for (const found of dryRun ? [] : await Promise.all(names.map((name) => store.store(name)))) {
      if ('wrong' in found) missed({ row, column: 'photos', fault: found.wrong });
      else photos.push(found);
    }
    // One that cannot be had again is no change.
    if (dryRun || String(photos.map(({ file }) => file)) !== has) changed.set(code, photos);
  }
  return changed;
}

async function listPhotoFiles(db: Database, batch: readonly ImportProduct[]): Promise<Map<string, string[]>> {
  const codes = batch.flatMap(({ code, photos }) => (photos ? code : []));
  if (codes.length === 0) return new Map();
  const { rows } = await db.execute<{ code: string; files: string[] }>(sql`
    select p.code, array_agg(f.file order by f.position, f.id) as files from ${products} p join ${photosTable} f on f.product_id = p.id
    where p.code = any(${sql.param(codes)}::text[]) group by p.id`);
  return new Map(rows.map(({ code, files }) => [code, files]));
}
