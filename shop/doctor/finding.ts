/** Something the law or a safe start wants and the shop lacks. */
export interface Finding {
  /** What is looked for: `unit-price`, `price-history` … */
  kind: string;
  /** What it means, for whoever runs the shop. */
  meaning: string;
  count: number;
  /** The first few, so that they can be found. */
  examples: string[];
}

const EXAMPLES = 5;

/** One finding of all that was found, or none. */
export function finding(kind: string, meaning: string, found: readonly string[]): Finding[] {
  return found.length === 0 ? [] : [{ kind, meaning, count: found.length, examples: found.slice(0, EXAMPLES) }];
}
