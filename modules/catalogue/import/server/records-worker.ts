import { boundBytes, type FileBounds, FileOutOfBounds } from './bound-bytes.ts';
import { fileBytes } from './decode-file.ts';
import { CsvError, type CsvRecord, parseCsv } from './parse-csv.ts';

export interface RecordsRequest {
  /** A path, or the file itself. */
  source: string | Uint8Array;
  bounds: FileBounds;
}

/** Errors lose their class on the way out of a worker. */
export type RecordsReply = CsvRecord[] | Pick<CsvError, 'row' | 'fault'> | Pick<FileOutOfBounds, 'fault'>;

const BATCH = 500;

/** Runs in a worker thread: the records of a CSV file in batches. */
export default async function* readRecordBatches({ source, bounds }: RecordsRequest): AsyncGenerator<RecordsReply> {
  const bytes = async function* () {
    if (typeof source === 'string') yield* fileBytes(source);
    else yield source;
  };
  let batch: CsvRecord[] = [];
  try {
    for await (const record of parseCsv(() => boundBytes(bytes(), bounds))) {
      if (batch.push(record) < BATCH) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  } catch (error) {
    if (error instanceof CsvError) yield { row: error.row, fault: error.fault };
    else if (error instanceof FileOutOfBounds) yield { fault: error.fault };
    else throw error;
  }
}
