import { IMPORT_COLUMNS } from '#rules/catalogue/import/columns.ts';
import { type ImportFault, importFault } from '#rules/catalogue/import/import-fault.ts';
import type { ImportProblem, ImportRow } from '#rules/catalogue/import/import-row.ts';
import { fileBytes } from './decode-file.ts';
import { CsvError, type CsvRecord, parseCsv } from './parse-csv.ts';
import { parseFeed, XmlError } from './parse-feed.ts';

const KNOWN_COLUMNS: ReadonlySet<string> = new Set(IMPORT_COLUMNS);

export type ReportProblem = (problem: ImportProblem) => void;

/** The rows of a CSV file or of a feed, packed with gzip or not; what cannot be read at all ends the reading. */
export async function* readRows(file: string, report: ReportProblem): AsyncGenerator<ImportRow> {
  let row = 0;
  let hasProblem = false;
  const reportProblem: ReportProblem = (problem) => {
    hasProblem = true;
    report(problem);
  };
  try {
    for await (const one of isFeed(file) ? parseFeed(fileBytes(file)) : readCsv(file, reportProblem)) {
      row = one.row;
      yield one;
    }
  } catch (error) {
    const [at, fault] = explain(error, row + 1);
    reportProblem({ row: at, column: '', fault });
  }
  // Such as a page that says the feed could not be made.
  if (row === 0 && !hasProblem) report({ row: 1, column: '', fault: importFault('no-product') });
}

/** Where and why the file could not be read on; what is no fault of the file is thrown on. */
function explain(error: unknown, next: number): [row: number, fault: ImportFault] {
  if (error instanceof CsvError) return [error.row, error.fault];
  if (error instanceof XmlError) return [next, error.fault];
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('Z_')) return [next, importFault('broken-packing', (error as Error).message)];
  throw error;
}

export function isFeed(file: string): boolean {
  return /\.xml(?:\.gz)?$/i.test(file);
}

async function* readCsv(file: string, report: ReportProblem): AsyncGenerator<ImportRow> {
  let columns: string[] | undefined;
  for await (const record of parseCsv(() => fileBytes(file))) {
    if (columns === undefined) columns = parseHeader(record, report);
    else yield* rowOf(record, columns, report);
  }
  if (columns === undefined) report({ row: 1, column: '', fault: importFault('empty-file') });
}

function parseHeader({ row, cells }: CsvRecord, report: ReportProblem): string[] {
  const columns = cells.map((cell) => cell.trim().toLowerCase());
  if (columns.join() === 'source,target') throw new CsvError(row, importFault('old-addresses'));
  for (const [index, column] of columns.entries()) {
    if (!KNOWN_COLUMNS.has(column)) report({ row, column, fault: importFault('no-column') });
    if (columns.indexOf(column) < index) report({ row, column, fault: importFault('twice') });
  }
  if (!columns.includes('code')) throw new CsvError(row, importFault('code-missing'));
  return columns;
}

function* rowOf({ row, cells }: CsvRecord, columns: string[], report: ReportProblem): Generator<ImportRow> {
  if (cells.length !== columns.length) {
    report({ row, column: '', fault: importFault('cells-differ', cells.length, columns.length) });
    return;
  }
  yield { row, fields: Object.fromEntries(columns.map((column, index) => [column, cells[index]?.trim() ?? ''])) };
}
