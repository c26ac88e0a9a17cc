import type pg from 'pg';
import * as v from 'valibot';
import { parseJson } from '#platform/db/server/parse-json.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { importFault } from '../rules/import-fault.ts';
import type { ImportRow } from '../rules/import-row.ts';
import { type ImportProduct, parseImportProduct } from '../rules/parse-import-product.ts';
import { type ImportedFile, isFeed, type ReportProblem, readRows } from './read-rows.ts';
import { readRowsInWorker } from './read-rows-in-worker.ts';

const BATCH = 500;
/** A batch of products with many sizes ends earlier: other work of this process takes its turn between two batches. */
const BATCH_ROWS = 5000;
/** Of one product. */
const MAX_ROWS = 1000;
const storedFields = v.record(v.string(), v.string());

/** The products of a file, so many at a time, with everything reported that is wrong with their cells. */
export async function* readBatches(
  shop: Shop,
  file: ImportedFile,
  report: ReportProblem,
): AsyncGenerator<ImportProduct[]> {
  let batch: ImportProduct[] = [];
  let batchRows = 0;
  const found = file.bounds ? readRowsInWorker(file, report) : readRows(file, report);
  for await (const rows of joinRows(isFeed(file.file) ? gatherRows(shop, found) : found, report)) {
    const problems: Parameters<ReportProblem>[0][] = [];
    const product = parseImportProduct(rows, problems);
    for (const problem of problems) report(problem);
    batch.push(product);
    batchRows += rows.length;
    if (batch.length >= BATCH || batchRows >= BATCH_ROWS) {
      yield batch;
      batch = [];
      batchRows = 0;
    }
  }
  if (batch.length > 0) yield batch;
}

/** Rows that follow each other and have the same code are one product. */
async function* joinRows(
  rows: AsyncIterable<ImportRow>,
  report: ReportProblem,
): AsyncGenerator<[ImportRow, ...ImportRow[]]> {
  let joined: [ImportRow, ...ImportRow[]] | undefined;
  let left = 0;
  for await (const row of rows) {
    const code = row.fields.code ?? '';
    if (joined && code !== '' && joined[0].fields.code === code) {
      left -= 1;
      if (left > 0) joined.push(row);
      else if (left === 0) report({ row: row.row, column: 'code', fault: importFault('too-many-rows', MAX_ROWS) });
    } else {
      left = MAX_ROWS;
      if (joined) yield joined;
      joined = [row];
    }
  }
  if (joined) yield joined;
}

const AT_ONCE = 100;

/**
 * Variants of one product may be anywhere in a feed. The database brings them together at the place of the first one,
 * so that a feed of a million items needs no more memory than a small one.
 */
async function* gatherRows(shop: Shop, rows: AsyncIterable<ImportRow>): AsyncGenerator<ImportRow> {
  const client = await shop.pool.connect();
  try {
    await client.query('create temp table import_rows (row int, code text, fields text)');
    let some: ImportRow[] = [];
    for await (const row of rows) {
      if (some.push(row) < AT_ONCE) continue;
      await keep(client, some);
      some = [];
    }
    await keep(client, some);
    // Held without a transaction, which would keep the database from clearing up for as long as the import takes.
    await client.query(`declare import_rows_gathered no scroll cursor with hold for
      select row, fields from import_rows
      order by case code when '' then row else min(row) over (partition by code) end, row`);
    for (let found = await next(client); found.length > 0; found = await next(client)) yield* found;
  } finally {
    // Cursor and table go with the connection.
    client.release(true);
  }
}

async function keep(client: pg.PoolClient, rows: ImportRow[]): Promise<void> {
  // A database takes no NUL; that the file holds one is reported when the row is read.
  const codes = rows.map(({ fields }) => fields.code?.replaceAll('\0', '') ?? '');
  await client.query('insert into import_rows select * from unnest($1::int[], $2::text[], $3::text[])', [
    rows.map(({ row }) => row),
    codes,
    rows.map(({ fields }) => JSON.stringify(fields)),
  ]);
}

async function next(client: pg.PoolClient): Promise<ImportRow[]> {
  const { rows } = await client.query<{ row: number; fields: string }>(`fetch ${AT_ONCE} from import_rows_gathered`);
  return rows.map(({ row, fields }) => ({
    row,
    fields: parseJson('import_rows.fields', storedFields, JSON.parse(fields)),
  }));
}
