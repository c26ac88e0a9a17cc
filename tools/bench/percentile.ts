/** The value that the given share of measurements does not exceed (nearest rank): 0.95 of [1..100] is 95. */
export function percentile(values: number[], share: number): number {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
