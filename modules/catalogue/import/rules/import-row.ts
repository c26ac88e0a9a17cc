import type { ImportFields } from './columns.ts';
import type { ImportFault } from './import-fault.ts';

/** One row of a file in the words of the columns (docs/import.md) and independent of the format of the file. */
export interface ImportRow {
  /** In a CSV file the row of a spreadsheet, in a feed the number of the item. */
  row: number;
  fields: ImportFields;
}

export interface ImportProblem {
  row: number;
  column: string;
  fault: ImportFault;
}
