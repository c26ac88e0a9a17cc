export { fileBytes } from './decode-file.ts';
export { importUpload, type UploadedImport } from './import-upload.ts';
export { CsvError, type CsvRecord, parseCsv } from './parse-csv.ts';
export { type ImportOptions, type ImportResult, runImport } from './run-import.ts';
export type { ImportCounts } from './tables.ts';
