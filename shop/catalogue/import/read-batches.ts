import type { ImportRow } from '#rules/catalogue/import/import-row.ts';
import { type ImportProduct, readProduct } from '#rules/catalogue/import/read-product.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { gatherRows } from './gather-rows.ts';
import { isFeed, readRows, type TellProblem } from './read-rows.ts';

const BATCH = 500;

/** The products of a file, so many at a time, with everything told that is wrong with their cells. */
export async function* readBatches(shop: Shop, file: string, tell: TellProblem): AsyncGenerator<ImportProduct[]> {
  let batch: ImportProduct[] = [];
  const found = readRows(file, tell);
  for await (const rows of joinRows(isFeed(file) ? gatherRows(shop, found) : found)) {
    const problems: Parameters<TellProblem>[0][] = [];
    const product = readProduct(rows, problems);
    for (const problem of problems) tell(problem);
    batch.push(product);
    if (batch.length >= BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Rows that follow each other and have the same code are one product. */
async function* joinRows(rows: AsyncIterable<ImportRow>): AsyncGenerator<[ImportRow, ...ImportRow[]]> {
  let joined: [ImportRow, ...ImportRow[]] | undefined;
  for await (const row of rows) {
    const code = row.fields.code ?? '';
    if (joined && code !== '' && joined[0].fields.code === code) joined.push(row);
    else {
      if (joined) yield joined;
      joined = [row];
    }
  }
  if (joined) yield joined;
}
