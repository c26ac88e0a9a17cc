import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import { countCategoryProducts, products as productsTable } from '#modules/catalogue/products/server/index.ts';
import { reindexProducts } from '#modules/catalogue/search/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ImportStep } from '../rules/import-state.ts';
import type { ImportProduct } from '../rules/parse-import-product.ts';
import { applyBatch } from './apply-batch.ts';
import { auditBatch } from './audit-batch.ts';
import { CatalogueBook } from './catalogue-book.ts';
import { CheckBroken, checkFile } from './check-file.ts';
import {
  beginImport,
  endImport,
  findUnfinished,
  type ImportProgress,
  ImportStopped,
  recordBatch,
  takeUpImport,
} from './import-log.ts';
import { type PhotoPlaces, PhotoStore } from './photo-store.ts';
import { preparePhotos } from './prepare-photos.ts';
import { readBatches } from './read-batches.ts';
import { type ImportedFile, isFeed, type ReportProblem } from './read-rows.ts';
import type { ChangedRecord, ImportCounts } from './tables.ts';

export interface ImportOptions extends ImportedFile {
  /** Original name of the file. */
  name?: string;
  /** The row under which it was written down before; without one it is written down when it begins. */
  id?: number;
  /** Checks and counts, and leaves the shop as it is. */
  dryRun?: boolean;
  /** Goes on where an import of the same file stopped. */
  resume?: boolean;
  photos: PhotoPlaces;
  report: ReportProblem;
  /** Pictures that could not be had; they do not stop the import. */
  missed?: ReportProblem;
  progress?(step: ImportStep, done: number, all: number | null): void;
  /** Called with the additions and changes of every batch of a trial. */
  tried?(changes: readonly ChangedRecord[], tx: Transaction): Promise<void>;
  /** Said when the process closes: the import stops after the batch and can go on. */
  signal?: AbortSignal;
}

export type ImportResult =
  | { ok: true; products: number; counts: ImportCounts; resumedAt: number }
  | { ok: false; error: 'wrong-file'; problems: number }
  | { ok: false; error: 'another-import' | 'stopped' };

/** Any number, the same everywhere: one import at a time. */
const IMPORT_LOCK = 7_420_331;
const SEARCHED_AT_ONCE = 5000;
/** A feed shows that there is some, not how much. */
const FEED_STOCK = -1;

/** Brings a file into the catalogue: first the whole file is checked, then it is written batch by batch. */
export async function runImport(shop: Shop, options: ImportOptions): Promise<ImportResult> {
  try {
    return (await aloneOnly(shop, () => importFile(shop, options))) ?? { ok: false, error: 'another-import' };
  } catch (error) {
    if (error instanceof CheckBroken) return { ok: false, error: 'stopped' };
    throw error;
  }
}

/** Does what only one may do at a time; undefined when another person is at it. */
export async function aloneOnly<Answer>(shop: Shop, work: () => Promise<Answer>): Promise<Answer | undefined> {
  const guard = await shop.pool.connect();
  try {
    return (await isAlone(guard)) ? await work() : undefined;
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
  const { file, name = file, dryRun = false, resume = false, report, progress = () => {} } = options;
  const store = new PhotoStore(options.photos);
  const fingerprint = await fingerprintOf(file);
  let problems = 0;
  const count: ReportProblem = (problem) => {
    problems += 1;
    report(problem);
  };
  const products = await checkFile(shop, options, {
    photos: store,
    report: count,
    progress: (done) => progress('check', done, null),
    signal: options.signal,
  });
  if (problems > 0) return { ok: false, error: 'wrong-file', problems };
  if (dryRun) {
    const counts = await tryOut(shop, options, store, products);
    return { ok: true, products, counts, resumedAt: 0 };
  }
  const begun = options.id === undefined ? null : await takeUpImport(shop, options.id, fingerprint);
  const unfinished = begun ?? (resume ? await findUnfinished(shop, fingerprint) : null);
  const state = unfinished ?? (await beginImport(shop, { file, name: basename(name), fingerprint }));
  const resumedAt = state.done;
  if (!(await write(shop, options, store, state, products))) return { ok: false, error: 'stopped' };
  await makeFindable(shop, state.startedAt, (done) => progress('search', done, null));
  const summary = { file: basename(name), products, ...state.counts };
  if (!(await endImport(shop, state.id, summary))) return { ok: false, error: 'stopped' };
  return { ok: true, products, counts: state.counts, resumedAt };
}

/** Says whether it came to the end of the file. */
async function write(
  shop: Shop,
  options: ImportOptions,
  store: PhotoStore,
  state: ImportProgress,
  all: number,
): Promise<boolean> {
  const book = await CatalogueBook.read(shop.db);
  let passed = 0;
  for await (const batch of readBatches(shop, options, options.report)) {
    const rest = batch.slice(Math.max(0, state.done - passed));
    passed += batch.length;
    if (rest.length === 0) continue;
    if (options.signal?.aborted) return false;
    const prepared = await prepare(shop, rest, options, store);
    try {
      await shop.db.transaction(async (tx) => {
        const now = shop.now();
        const { counts, changes } = await applyBatch(tx, rest, book, { ...prepared, now });
        const next = { ...state, done: state.done + rest.length, counts: add(state.counts, counts) };
        await recordBatch(tx, next, { changes, total: all, now });
        await auditBatch(tx, shop, changes);
        Object.assign(state, next);
      });
    } catch (error) {
      if (error instanceof ImportStopped) return false;
      throw error;
    }
    options.progress?.('write', state.done, all);
  }
  // The whole file was read when it was checked: the import goes on later instead of ending as done.
  if (passed < all) throw new Error(`The file gave ${passed} of ${all} products`);
  return true;
}

/** A trial: each batch is rolled back. */
async function tryOut(shop: Shop, options: ImportOptions, store: PhotoStore, all: number): Promise<ImportCounts> {
  let counts = { created: 0, changed: 0, unchanged: 0 };
  let done = 0;
  const takenBack = new Error('taken back');
  for await (const batch of readBatches(shop, options, options.report)) {
    if (options.signal?.aborted) throw new CheckBroken('the process closes');
    const prepared = await prepare(shop, batch, options, store);
    const trial = shop.db.transaction(async (tx) => {
      const book = await CatalogueBook.read(tx);
      const applied = await applyBatch(tx, batch, book, { ...prepared, now: shop.now() });
      counts = add(counts, applied.counts);
      await options.tried?.(applied.changes, tx);
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

/** Pictures are there before the batch takes its locks: an order does not wait for a slow host. */
async function prepare(shop: Shop, batch: ImportProduct[], options: ImportOptions, store: PhotoStore) {
  const { file, dryRun = false, missed = () => {} } = options;
  const photos = await preparePhotos(shop.db, batch, { store, dryRun, missed });
  return { newStock: isFeed(file) ? FEED_STOCK : 0, photos };
}

/** Numbers next to categories and the search, for everything that changed since the import began, also before a stop. */
async function makeFindable(shop: Shop, startedAt: Date, progress: (done: number) => void) {
  await countCategoryProducts(shop.db);
  await purgeTags(shop, [MENU_TAG]);
  for (let after = 0, done = 0; ; ) {
    const { rows } = await shop.db.execute<{ id: number }>(sql`
      select id from ${productsTable} where id > ${after} and updated_at >= ${startedAt} order by id limit ${SEARCHED_AT_ONCE}`);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await reindexProducts(shop, ids);
    after = ids.at(-1) ?? after;
    done += ids.length;
    progress(done);
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
