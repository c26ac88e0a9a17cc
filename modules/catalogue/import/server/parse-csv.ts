import { pipeline, Readable } from 'node:stream';
import { CsvError as BrokenCsv, type Info, parse } from 'csv-parse';
import { type ImportFault, importFault, reasonOf } from '../rules/import-fault.ts';
import { type Bytes, guessEncoding, UNREADABLE } from './decode-file.ts';

/** One record of the file; row 1 is the header, as a spreadsheet counts. */
export interface CsvRecord {
  row: number;
  cells: string[];
}

interface ParsedRecord {
  record: string[];
  info: Pick<Info, 'records' | 'empty_lines'>;
}

const DELIMITERS = [';', ',', '\t'] as const;
/** No row is longer: beyond it a quote was never closed. */
const MAX_RECORD_LENGTH = 1_000_000;

/** Why the file cannot be read on from this row. */
export class CsvError extends Error {
  override name = 'CsvError';
  readonly row: number;
  readonly fault: ImportFault;

  constructor(row: number, fault: ImportFault) {
    super(reasonOf(fault));
    this.row = row;
    this.fault = fault;
  }
}

/**
 * The records of a CSV file, one after the other, however large it is; its bytes are asked for twice. The header shows whether
 * cells are parted by `;`, `,` or tabs.
 */
export async function* parseCsv(open: () => Bytes): AsyncGenerator<CsvRecord> {
  const encoding = await guessEncoding(open());
  const { header, text } = await headerFirst(decode(open(), encoding));
  const delimiter = DELIMITERS.toSorted((a, b) => count(header, b) - count(header, a))[0] ?? ';';
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n'],
    max_record_size: MAX_RECORD_LENGTH,
    // A row with too few or too many cells is reported with its number, a quote in the middle of a cell (27") is a sign.
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    // Each empty line would cost 0.1 ms: the parser makes an error of every record whose length differs, and drops it.
    skip_empty_lines: true,
    info: true,
  });
  // `pipeline` passes errors of the source to the parser, and ends the source when the reader stops early.
  pipeline(Readable.from(text), parser, () => {});
  try {
    for await (const { record: cells, info } of parser as AsyncIterable<ParsedRecord>) {
      const row = info.records + info.empty_lines;
      const line = cells.join(delimiter);
      if (line.trim() === '') continue;
      if (line.includes(UNREADABLE)) throw new CsvError(row, importFault('not-utf8'));
      yield { row, cells };
    }
  } catch (error) {
    // The records before it in the same piece of the file were never given: the parser knows how many they are.
    throw error instanceof BrokenCsv
      ? new CsvError(Number(error.records) + Number(error.empty_lines) + 1, faultOf(error))
      : error;
  }
}

function faultOf({ code, message }: BrokenCsv): ImportFault {
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE') return importFault('quote-open');
  return code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE'
    ? importFault('cell-after-quote')
    : importFault('broken-row', message);
}

async function* decode(bytes: Bytes, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** The first line that is not empty, and the whole text still to be read. */
async function headerFirst(pieces: AsyncGenerator<string>): Promise<{ header: string; text: AsyncIterable<string> }> {
  let start = '';
  const firstLine = () => /^\s*(\S[^\n]*)\n/.exec(start)?.[1];
  let header = firstLine();
  while (header === undefined && start.length <= MAX_RECORD_LENGTH) {
    const { done, value } = await pieces.next();
    if (done) break;
    start += value;
    header = firstLine();
  }
  const text = async function* () {
    yield start;
    yield* pieces;
  };
  return { header: header ?? start, text: text() };
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
