import type { ImportRow } from '#rules/import/import-row.ts';
import { type ImportProduct, readProduct } from '#rules/import/read-product.ts';
import { readRows, type TellProblem } from './read-rows.ts';

const BATCH = 500;

/** The products of a file, so many at a time: memory does not grow with the file. */
export async function* readBatches(file: string, tell: TellProblem): AsyncGenerator<ImportProduct[]> {
  let batch: ImportProduct[] = [];
  for await (const rows of joinRows(readRows(file, tell))) {
    const problems: Parameters<TellProblem>[0][] = [];
    const product = readProduct(rows, problems);
    for (const problem of problems) tell(problem);
    if (product) batch.push(product);
    if (batch.length >= BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Rows that follow each other and have the same code are one product. */
async function* joinRows(rows: AsyncIterable<ImportRow>): AsyncGenerator<ImportRow[]> {
  let joined: ImportRow[] = [];
  for await (const row of rows) {
    const code = row.fields.code ?? '';
    if (joined.length > 0 && (code === '' || joined[0]?.fields.code !== code)) {
      yield joined;
      joined = [];
    }
    joined.push(row);
  }
  if (joined.length > 0) yield joined;
}
