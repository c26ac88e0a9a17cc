export { FileOutOfBounds } from './bound-bytes.ts';
export { countFaults, listFaults } from './import-faults.ts';
export { importRedirects, type RedirectProblem } from './import-redirects.ts';
export { type LeftProduct, listLeft } from './list-left.ts';
export {
  columnInFile,
  findImport,
  findLastWritten,
  type ImportEntry,
  isStuck,
  listImports,
  resumeImport,
  startImport,
  stopImport,
  undoImport,
} from './manage-imports.ts';
export { CsvError } from './parse-csv.ts';
export { importHandler } from './process-import.ts';
export { readRecords } from './read-records.ts';
export { type ImportOptions, type ImportResult, runImport } from './run-import.ts';
export { type SendOutcome, sendAddress, sendFile } from './send-import.ts';
export { sweepImports } from './sweep-imports.ts';
export type { ImportCounts, ImportExample } from './tables.ts';
