/** A file of demo/data in the type of its rows; models.test.ts checks the names in it that refer to other files. */
export function demoData<Rows>(file: unknown): Rows {
  return file as Rows;
}
