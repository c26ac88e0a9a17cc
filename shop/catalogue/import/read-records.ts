import { importFault } from '#rules/catalogue/import/import-fault.ts';
import { MINUTE_MS } from '#rules/platform/time/units.ts';
import { readInWorker, WorkerExhausted } from '#shop/platform/worker-threads/index.ts';
import { FileOutOfBounds } from './bound-bytes.ts';
import { CsvError, type CsvRecord } from './parse-csv.ts';
import type { RecordsReply, RecordsRequest } from './records-worker.ts';

const MAX_BYTES = 50_000_000;
const MAX_READING_MS = MINUTE_MS;

/**
 * The records of a CSV file, parsed in a worker thread. Each batch of them arrives in its own turn of the event loop, so what the
 * caller does with a record must only be short for one record.
 */
export async function* readRecords(source: string | Uint8Array, lines: number): AsyncGenerator<CsvRecord> {
  const request: RecordsRequest = { source, bounds: { bytes: MAX_BYTES, lines } };
  try {
    const replies = readInWorker<RecordsReply>('#shop/catalogue/import/records-worker.ts', request, MAX_READING_MS);
    for await (const reply of replies) {
      if (Array.isArray(reply)) yield* reply;
      else throw 'row' in reply ? new CsvError(reply.row, reply.fault) : new FileOutOfBounds(reply.fault);
    }
  } catch (error) {
    throw error instanceof WorkerExhausted ? new FileOutOfBounds(importFault('file-exhausting')) : error;
  }
}
