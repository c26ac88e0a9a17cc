import type { ImportFields } from './columns.ts';

/** One row of a file in the words of the columns (docs/import.md), whatever the file's own format is. */
export interface ImportRow {
  /** In a CSV file the row of a spreadsheet, in a feed the number of the item. */
  row: number;
  fields: ImportFields;
}

/** What is wrong where; in words for whoever made the file. */
export interface ImportProblem {
  row: number;
  column: string;
  reason: string;
}
