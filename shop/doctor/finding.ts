/** Something the law wants and the shop lacks. */
export interface Finding {
  /** What is looked for: `unit-price`, `price-history` … */
  kind: string;
  /** What it means, for whoever runs the shop. */
  meaning: string;
  count: number;
  /** The first few, so that they can be found. */
  examples: string[];
}
