import { writeZloty } from '#platform/money/rules/parse-zloty.ts';

/** Byte order mark: without it spreadsheets do not read UTF-8. */
export const CSV_MARK = '\u{FEFF}';

/** One line of a CSV file as spreadsheets in Poland open it, with semicolons. */
export function csvLine(cells: readonly (string | CsvAmount)[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

/** Money in grosze, written so that a spreadsheet adds it up: `1234,05`. */
export interface CsvAmount {
  grosze: number;
}

/** Spreadsheets run texts that begin like a formula; an apostrophe in front prevents it. */
function csvCell(cell: string | CsvAmount): string {
  if (typeof cell !== 'string') return writeZloty(cell.grosze);
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
