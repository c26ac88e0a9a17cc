/** What an import did with the products of its file. */
export interface ImportCounts {
  created: number;
  changed: number;
  unchanged: number;
}
