import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { readInWorker, WorkerExhausted } from '#platform/worker-threads/server/index.ts';
import { importFault } from '../rules/import-fault.ts';
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
    const replies = readInWorker<RecordsReply>(
      '#modules/catalogue/import/server/records-worker.ts',
      request,
      MAX_READING_MS,
    );
    for await (const reply of replies) {
      if (Array.isArray(reply)) yield* reply;
      else throw 'row' in reply ? new CsvError(reply.row, reply.fault) : new FileOutOfBounds(reply.fault);
    }
  } catch (error) {
    throw error instanceof WorkerExhausted ? new FileOutOfBounds(importFault('file-exhausting')) : error;
  }
}
