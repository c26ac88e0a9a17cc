export { fileBytes } from './decode-file.ts';
export { CsvError, type CsvRecord, parseCsv } from './parse-csv.ts';
export { type ImportOptions, type ImportResult, runImport } from './run-import.ts';
export type { ImportCounts } from './tables.ts';
