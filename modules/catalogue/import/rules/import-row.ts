import type { ImportFields } from './columns.ts';
import type { ImportFault } from './import-fault.ts';

/** One row of a file in the words of the columns (docs/import.md), whatever the file's own format is. */
export interface ImportRow {
  /** In a CSV file the row of a spreadsheet, in a feed the number of the item. */
  row: number;
  fields: ImportFields;
}

/** What is wrong where. */
export interface ImportProblem {
  row: number;
  column: string;
  fault: ImportFault;
}
