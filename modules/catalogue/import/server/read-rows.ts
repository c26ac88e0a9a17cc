import { hideCredentials } from '#platform/links/rules/hide-credentials.ts';
import { ownEntry } from '#platform/lookup/rules/own-entry.ts';
import { type ColumnMapping, headingOf, isImportColumn } from '../rules/column-mapping.ts';
import { type ImportFault, importFault } from '../rules/import-fault.ts';
import type { ImportProblem, ImportRow } from '../rules/import-row.ts';
import { boundBytes, type FileBounds, FileOutOfBounds, readFirstLines, tooManyLines } from './bound-bytes.ts';
import { type Bytes, fileBytes } from './decode-file.ts';
import { CsvError, type CsvRecord, parseCsv } from './parse-csv.ts';
import { parseFeed, XmlError } from './parse-feed.ts';

const MAX_EXAMPLE_LENGTH = 80;

export type ReportProblem = (problem: ImportProblem) => void;

/** A file, and what its columns mean where their headings are not our names. */
export interface ImportedFile {
  file: string;
  mapping?: ColumnMapping | null;
  /** Set for files of staff and of foreign servers; a command reads any file its user names. */
  bounds?: FileBounds | undefined;
}

/** The rows of a CSV file or of a feed, packed with gzip or not; what cannot be read at all ends the reading. */
export async function* readRows(asked: ImportedFile, report: ReportProblem): AsyncGenerator<ImportRow> {
  let row = 0;
  let hasProblem = false;
  const reportProblem: ReportProblem = (problem) => {
    hasProblem = true;
    report(problem);
  };
  try {
    for await (const one of isFeed(asked.file) ? parseFeed(open(asked)) : readCsv(asked, reportProblem)) {
      row = one.row;
      if (asked.bounds && row > asked.bounds.lines) throw tooManyLines(asked.bounds);
      yield one;
    }
  } catch (error) {
    const [at, fault] = explain(error, row + 1);
    reportProblem({ row: at, column: '', fault });
  }
  // Such as a page that says the feed could not be made.
  if (row === 0 && !hasProblem) report({ row: 1, column: '', fault: importFault('no-product') });
}

function open({ file, bounds }: ImportedFile): Bytes {
  const bytes = fileBytes(file);
  if (!bounds) return bytes;
  // A feed may be written in one line or in very many: `readRows` counts its products.
  return boundBytes(bytes, isFeed(file) ? { ...bounds, lines: Number.POSITIVE_INFINITY } : bounds);
}

/** Where and why the file could not be read on; what is no fault of the file is thrown on. */
function explain(error: unknown, next: number): [row: number, fault: ImportFault] {
  if (error instanceof CsvError) return [error.row, error.fault];
  if (error instanceof XmlError) return [next, error.fault];
  if (error instanceof FileOutOfBounds) return [0, error.fault];
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('Z_')) return [next, importFault('broken-packing', (error as Error).message)];
  throw error;
}

export function isFeed(file: string): boolean {
  return /\.xml(?:\.gz)?$/i.test(file);
}

async function* readCsv(asked: ImportedFile, report: ReportProblem): AsyncGenerator<ImportRow> {
  let columns: string[] | undefined;
  for await (const record of parseCsv(() => open(asked))) {
    if (columns === undefined) columns = parseHeader(record, asked.mapping ?? {}, report);
    else yield* rowOf(record, columns, report);
  }
  if (columns === undefined) report({ row: 1, column: '', fault: importFault('empty-file') });
}

/** Empty for a column that is left out. */
function parseHeader({ row, cells }: CsvRecord, mapping: ColumnMapping, report: ReportProblem): string[] {
  const columns = cells.map(headingOf).map((heading) => ownEntry(mapping, heading) ?? heading);
  if (columns.join() === 'source,target') throw new CsvError(row, importFault('old-addresses'));
  for (const [index, column] of columns.entries()) {
    const isLeftOut = column === '' && ownEntry(mapping, headingOf(cells[index] ?? '')) === '';
    if (isLeftOut) continue;
    if (!isImportColumn(column)) report({ row, column, fault: importFault('no-column') });
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
  const named = columns.flatMap((column, index) => (column === '' ? [] : [[column, cells[index]?.trim() ?? '']]));
  yield { row, fields: Object.fromEntries(named) };
}

/** Enough for a row of headings and one below it. */
const HEADINGS_BYTES = 64 * 1024;

/** The headings of a CSV file, each with the first cell below it; or why they cannot be read. */
export async function readHeadings(
  file: string,
): Promise<{ headings: { heading: string; example: string }[] } | { wrong: ImportProblem }> {
  const found: CsvRecord[] = [];
  try {
    const start = await readFirstLines(fileBytes(file), HEADINGS_BYTES);
    const open = async function* () {
      yield start;
    };
    for await (const record of parseCsv(open)) if (found.push(record) === 2) break;
  } catch (error) {
    const [row, fault] = explain(error, found.length + 1);
    if (found.length === 0) return { wrong: { row, column: '', fault } };
  }
  const [header, first] = found;
  if (!header) return { wrong: { row: 1, column: '', fault: importFault('empty-file') } };
  if (header.cells.some((cell) => cell.includes('\0')))
    return { wrong: { row: 1, column: '', fault: importFault('nul-character') } };
  return {
    headings: header.cells.map((cell, at) => ({
      heading: headingOf(cell),
      example: hideCredentials((first?.cells[at] ?? '').replaceAll('\0', '')).slice(0, MAX_EXAMPLE_LENGTH),
    })),
  };
}
