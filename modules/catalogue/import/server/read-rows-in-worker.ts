import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { readInWorker, WorkerExhausted } from '#platform/worker-threads/server/index.ts';
import { importFault } from '../rules/import-fault.ts';
import type { ImportRow } from '../rules/import-row.ts';
import type { FileBounds } from './bound-bytes.ts';
import type { ImportedFile, ReportProblem } from './read-rows.ts';
import type { RowOrProblem } from './rows-worker.ts';

/** The bounds of a file that staff send or that an address gives; larger ones are brought in by the command. */
export const SENT_FILE: FileBounds = { bytes: 300_000_000, lines: 2_000_000 };
const MAX_READING_MS = 10 * MINUTE_MS;

/** As `readRows`, with unpacking and parsing in a worker thread and limited time. */
export async function* readRowsInWorker(
  { file, mapping, bounds }: ImportedFile,
  report: ReportProblem,
  ms = MAX_READING_MS,
): AsyncGenerator<ImportRow> {
  const asked: ImportedFile = { file, mapping: mapping ?? null, bounds };
  try {
    const batches = readInWorker<RowOrProblem[]>('#modules/catalogue/import/server/rows-worker.ts', asked, ms);
    for await (const batch of batches) {
      for (const one of batch) {
        if ('problem' in one) report(one.problem);
        else yield one.row;
      }
    }
  } catch (error) {
    if (!(error instanceof WorkerExhausted)) throw error;
    report({ row: 0, column: '', fault: importFault('file-exhausting') });
  }
}
