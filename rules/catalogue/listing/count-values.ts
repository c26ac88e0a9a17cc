/** So many products have a value and miss the same chosen filters (a bit for each filter they miss). */
export interface ValueCount {
  value: string;
  missed: number;
  count: number;
}

/**
 * Products per value of one filter: those that pass all other filters. Its own choice does not narrow it, because the
 * values of one filter widen each other. `ownBit` is 0 for a filter in which nothing is chosen.
 */
export function countValues(rows: Iterable<ValueCount>, ownBit: (value: string) => number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { value, missed, count } of rows) {
    if (missed === 0 || missed === ownBit(value)) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return counts;
}
