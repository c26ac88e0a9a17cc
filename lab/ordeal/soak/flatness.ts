/** How much more one figure may be than another: the last third than the middle one, as the first warms up and says nothing. */
export interface Tolerance {
  /** Part of the figure it is compared with, 0.1 for a tenth. */
  share: number;
  /** Allowed however small that is. */
  least: number;
}

/** The middle and the last third of what was written down, by time. */
export function splitThirds<Value>(values: readonly Value[], shareOf: (value: Value) => number): [Value[], Value[]] {
  const between = (from: number, to: number) => values.filter((value) => shareOf(value) >= from && shareOf(value) < to);
  return [between(1 / 3, 2 / 3), between(2 / 3, Number.POSITIVE_INFINITY)];
}

/** Less is always within: what is looked for is more. */
export function isWithin(usual: number, other: number, { share, least }: Tolerance): boolean {
  return other - usual <= Math.max(usual * share, least);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
