import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { ImportProduct } from '#rules/catalogue/import/parse-import-product.ts';
import { MENU_TAG } from '#rules/catalogue/products/cache-tags.ts';
import { countCategoryProducts } from '#shop/catalogue/products/index.ts';
import { reindexProducts } from '#shop/catalogue/search/index.ts';
import { recordChange } from '#shop/platform/audit/index.ts';
import { purgeTags } from '#shop/platform/db/purge-tags.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { applyBatch } from './apply-batch.ts';
import { CatalogueBook } from './catalogue-book.ts';
import { checkFile } from './check-file.ts';
import { beginImport, endImport, findUnfinished, type ImportState, recordBatch } from './import-log.ts';
import { type PhotoFolders, PhotoStore } from './photo-store.ts';
import { preparePhotos } from './prepare-photos.ts';
import { readBatches } from './read-batches.ts';
import { isFeed, type ReportProblem } from './read-rows.ts';
import type { ImportCounts } from './tables.ts';

export interface ImportOptions {
  file: string;
  /** What the file was called where it came from. */
  name?: string;
  /** Checks and counts, and leaves the shop as it is. */
  dryRun?: boolean;
  /** Goes on where an import of the same file stopped. */
  resume?: boolean;
  photos: PhotoFolders;
  report: ReportProblem;
  /** Pictures that could not be had; they do not stop the import. */
  missed?: ReportProblem;
  progress?(step: 'check' | 'write' | 'search', done: number, all: number | null): void;
}

export type ImportResult =
  | { ok: true; products: number; counts: ImportCounts; resumedAt: number }
  | { ok: false; error: 'wrong-file'; problems: number }
  | { ok: false; error: 'another-import' };

/** Any number, the same everywhere: one import at a time. */
const IMPORT_LOCK = 7_420_331;
const SEARCHED_AT_ONCE = 5000;
/** A feed tells that there is some, not how much. */
const FEED_STOCK = -1;

/** Brings a file into the catalogue: first the whole file is checked, then it is written batch by batch. */
export async function runImport(shop: Shop, options: ImportOptions): Promise<ImportResult> {
  const guard = await shop.pool.connect();
  try {
    return (await isAlone(guard)) ? await importFile(shop, options) : { ok: false, error: 'another-import' };
  } finally {
    await guard.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]).catch(() => {});
    guard.release();
  }
}

/** A killed import leaves its connection open for a moment. */
async function isAlone(guard: pg.PoolClient): Promise<boolean> {
  for (let tries = 0; tries < 10; tries++) {
    const { rows } = await guard.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [IMPORT_LOCK]);
    if (rows[0]?.mine) return true;
    await sleep(300);
  }
  return false;
}

async function importFile(shop: Shop, options: ImportOptions): Promise<ImportResult> {
  const { file, dryRun = false, resume = false, report, progress = () => {} } = options;
  const store = new PhotoStore(options.photos);
  const fingerprint = await fingerprintOf(file);
  const stopped = resume && !dryRun ? await findUnfinished(shop, fingerprint) : null;
  let problems = 0;
  const count: ReportProblem = (problem) => {
    problems += 1;
    report(problem);
  };
  const products = await checkFile(shop, file, {
    photos: store,
    report: count,
    progress: (done) => progress('check', done, null),
  });
  if (problems > 0) return { ok: false, error: 'wrong-file', problems };
  if (dryRun) {
    const counts = await tryOut(shop, options, store, products);
    return { ok: true, products, counts, resumedAt: 0 };
  }
  const state = stopped ?? (await beginImport(shop, file, fingerprint));
  const resumedAt = state.done;
  await write(shop, options, store, state, products);
  await makeFindable(shop, state, progress);
  await endImport(shop, state.id);
  await recordChange(shop.db, shop, {
    action: 'catalogue.imported',
    object: { kind: 'import', id: state.id },
    to: { file: basename(options.name ?? file), products, ...state.counts },
  });
  return { ok: true, products, counts: state.counts, resumedAt };
}

async function write(shop: Shop, options: ImportOptions, store: PhotoStore, state: ImportState, all: number) {
  const book = await CatalogueBook.read(shop.db);
  let passed = 0;
  for await (const batch of readBatches(shop, options.file, options.report)) {
    const rest = batch.slice(Math.max(0, state.done - passed));
    passed += batch.length;
    if (rest.length === 0) continue;
    const prepared = await prepare(shop, rest, options, store);
    await shop.db.transaction(async (tx) => {
      const now = shop.now();
      const counts = await applyBatch(tx, rest, book, { ...prepared, now });
      state.done += rest.length;
      state.counts = add(state.counts, counts);
      await recordBatch(tx, state, now);
    });
    options.progress?.('write', state.done, all);
  }
}

/** What would happen, batch by batch, each taken back. */
async function tryOut(shop: Shop, options: ImportOptions, store: PhotoStore, all: number): Promise<ImportCounts> {
  let counts = { created: 0, changed: 0, unchanged: 0 };
  let done = 0;
  const takenBack = new Error('taken back');
  for await (const batch of readBatches(shop, options.file, options.report)) {
    const prepared = await prepare(shop, batch, options, store);
    const trial = shop.db.transaction(async (tx) => {
      const book = await CatalogueBook.read(tx);
      counts = add(counts, await applyBatch(tx, batch, book, { ...prepared, now: shop.now() }));
      throw takenBack;
    });
    await trial.catch((error: unknown) => {
      if (error !== takenBack) throw error;
    });
    done += batch.length;
    options.progress?.('write', done, all);
  }
  return counts;
}

/** Pictures are there before the batch takes its locks: an order does not wait for somebody's slow host. */
async function prepare(shop: Shop, batch: ImportProduct[], options: ImportOptions, store: PhotoStore) {
  const { file, dryRun = false, missed = () => {} } = options;
  const photos = await preparePhotos(shop.db, batch, { store, dryRun, missed });
  return { newStock: isFeed(file) ? FEED_STOCK : 0, photos };
}

/** Numbers beside categories and the search, for everything that changed since the import began, also before a stop. */
async function makeFindable(shop: Shop, { startedAt }: ImportState, progress: NonNullable<ImportOptions['progress']>) {
  await countCategoryProducts(shop.db);
  await purgeTags(shop, [MENU_TAG]);
  for (let after = 0, done = 0; ; ) {
    const { rows } = await shop.db.execute<{ id: number }>(sql`
      select id from products where id > ${after} and updated_at >= ${startedAt} order by id limit ${SEARCHED_AT_ONCE}`);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await reindexProducts(shop, ids);
    after = ids.at(-1) ?? after;
    done += ids.length;
    progress('search', done, null);
  }
}

async function fingerprintOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function add(a: ImportCounts, b: ImportCounts): ImportCounts {
  return { created: a.created + b.created, changed: a.changed + b.changed, unchanged: a.unchanged + b.unchanged };
}
