import { importFault } from '../rules/import-fault.ts';
import type { ImportProblem, ImportRow } from '../rules/import-row.ts';
import { FileOutOfBounds } from './bound-bytes.ts';
import { type ImportedFile, readRows } from './read-rows.ts';

/** A row, or what is wrong with one, in the order of the file. */
export type RowOrProblem = { row: ImportRow } | { problem: ImportProblem };

const BATCH = 500;
const BATCH_CHARACTERS = 1_000_000;
/** As many as are stored (import-faults.ts). */
const MAX_PROBLEMS = 10_000;

/** Runs in a worker thread: the rows of a file in batches of limited size. */
export default async function* readRowBatches(file: ImportedFile): AsyncGenerator<RowOrProblem[]> {
  let batch: RowOrProblem[] = [];
  let characters = 0;
  let problems = 0;
  const report = (problem: ImportProblem) => {
    problems += 1;
    if (problems === MAX_PROBLEMS) throw new FileOutOfBounds(importFault('too-many-faults', MAX_PROBLEMS));
    batch.push({ problem });
  };
  for await (const row of readRows(file, report)) {
    batch.push({ row });
    for (const text of Object.values(row.fields)) characters += text.length;
    if (batch.length < BATCH && characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  yield batch;
}
