export type { ImportCounts } from './import-counts.ts';
export { type ImportOptions, type ImportResult, runImport } from './run-import.ts';
