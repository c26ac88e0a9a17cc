import { getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { products, sizes } from '#modules/catalogue/products/server/index.ts';
import { ownEntry } from '#platform/lookup/rules/own-entry.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { findContradictions, type KnownProduct } from '../rules/contradictions.ts';
import { importFault } from '../rules/import-fault.ts';
import type { ImportProblem } from '../rules/import-row.ts';
import type { ImportProduct } from '../rules/parse-import-product.ts';
import type { PhotoStore } from './photo-store.ts';
import { readBatches } from './read-batches.ts';
import type { ImportedFile, ReportProblem } from './read-rows.ts';

export interface CheckOptions {
  photos: PhotoStore;
  report: ReportProblem;
  progress(products: number): void;
  signal?: AbortSignal;
}

/** The process closes before the end of the file: the next one begins again. */
export class CheckBroken extends Error {
  override name = 'CheckBroken';
}

/** Reads the whole file before anything is written and reports all faults. Answers how many products it has. */
export async function checkFile(
  shop: Shop,
  file: ImportedFile,
  { photos, report, progress, signal }: CheckOptions,
): Promise<number> {
  const client = await shop.pool.connect();
  let products = 0;
  let unreadable = new Set<string>();
  let found: ImportProblem[] = [];
  // Reported in the order of rows: no product still to come has a row above the last one's first.
  const reportUpTo = (row: number) => {
    const complete = found.filter((problem) => problem.row <= row).toSorted((a, b) => a.row - b.row);
    found = found.filter((problem) => problem.row > row);
    for (const problem of complete) report(problem);
  };
  const keep: ReportProblem = (problem) => {
    found.push(problem);
  };
  const reportUnreadable: ReportProblem = (problem) => {
    unreadable.add(cellOf(problem));
    keep(problem);
  };
  // A price that cannot be read is not missing too.
  const reportMissing: ReportProblem = (problem) => {
    if (!unreadable.has(cellOf(problem))) keep(problem);
  };
  try {
    await client.query('create temp table import_codes (code text primary key)');
    for await (const batch of readBatches(shop, file, reportUnreadable)) {
      if (signal?.aborted) throw new CheckBroken('the process closes');
      await findScattered(client, batch, reportMissing);
      const storedProducts = await listKnown(client, batch);
      for (const one of batch)
        for (const problem of findContradictions(one, storedProducts.get(one.code))) keep(problem);
      await findIncomplete(client, batch, storedProducts, reportMissing);
      await findMissingPhotos(batch, photos, keep);
      reportUpTo(batch.at(-1)?.row ?? 0);
      unreadable = new Set();
      products += batch.length;
      progress(products);
    }
    return products;
  } finally {
    reportUpTo(Number.POSITIVE_INFINITY);
    await client.query('drop table if exists import_codes').catch(() => {});
    client.release();
  }
}

function cellOf({ row, column }: ImportProblem): string {
  return `${row} ${column}`;
}

/** The database remembers the codes, so that a file of a million products needs no more memory than a small one. */
async function findScattered(client: pg.PoolClient, batch: ImportProduct[], report: ReportProblem): Promise<void> {
  const codes = batch.map(({ code }) => code);
  const { rows } = await client.query<{ code: string }>(
    'insert into import_codes select unnest($1::text[]) on conflict do nothing returning code',
    [codes],
  );
  const first = new Set(rows.map(({ code }) => code));
  for (const { code, row } of batch) {
    if (first.delete(code)) continue;
    report({
      row,
      column: 'code',
      fault: importFault('scattered-rows', code),
    });
  }
}

type Known = ReadonlyMap<string, KnownProduct>;

async function listKnown(client: pg.PoolClient, batch: ImportProduct[]): Promise<Known> {
  const { rows } = await client.query<KnownProduct & { code: string }>(
    `select p.code, p.unit_sellby::float8 as "unitSellby", p.unit_precision as "unitPrecision",
       coalesce(json_object_agg(s.type, s.price) filter (where s.id is not null), '{}') as prices
     from ${getTableName(products)} p left join ${getTableName(sizes)} s on s.product_id = p.id where p.code = any($1) group by p.id`,
    [batch.map(({ code }) => code)],
  );
  return new Map(rows.map((row) => [row.code, row]));
}

/** A new product needs a name, a category and prices; one the shop knows needs nothing but its code. */
async function findIncomplete(
  client: pg.PoolClient,
  batch: ImportProduct[],
  storedProducts: Known,
  report: ReportProblem,
): Promise<void> {
  const leads = await listLeads(client, batch);
  for (const { code, row, values, category, sizes, version_of: versionOf } of batch) {
    const prices = storedProducts.get(code)?.prices;
    if (!prices && values.name === undefined)
      report({ row, column: 'name', fault: importFault('missing-new-product') });
    if (!prices && !category) report({ row, column: 'category', fault: importFault('missing-new-product') });
    for (const size of sizes) {
      if ((prices && ownEntry(prices, size.type) !== undefined) || size.values.price !== undefined) continue;
      report({ row: size.row, column: 'price', fault: importFault('missing-new-size') });
    }
    if (versionOf && !leads.has(versionOf)) {
      report({ row, column: 'version_of', fault: importFault('no-lead', versionOf) });
    }
  }
}

async function listLeads(client: pg.PoolClient, batch: ImportProduct[]): Promise<Set<string>> {
  const wanted = batch.flatMap(({ version_of: lead }) => lead ?? []);
  if (wanted.length === 0) return new Set();
  const { rows } = await client.query<{ code: string }>(
    `select code from import_codes where code = any($1) union select code from ${getTableName(products)} where code = any($1)`,
    [wanted],
  );
  return new Set(rows.map(({ code }) => code));
}

async function findMissingPhotos(batch: ImportProduct[], photos: PhotoStore, report: ReportProblem): Promise<void> {
  for (const { row, photos: names } of batch) {
    for (const name of names ?? []) {
      const fault = await photos.problem(name);
      if (fault !== null) report({ row, column: 'photos', fault });
    }
  }
}
