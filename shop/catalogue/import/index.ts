export { fileBytes } from './decode-file.ts';
export type { ImportCounts } from './import-counts.ts';
export { CsvError, type CsvRecord, parseCsv } from './parse-csv.ts';
export { type ImportOptions, type ImportResult, runImport } from './run-import.ts';
