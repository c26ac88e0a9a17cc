/** How much more the last third may be than the middle one: the first warms up and says nothing. */
export interface Tolerance {
  /** Part of the middle third, 0.1 for a tenth. */
  share: number;
  /** Allowed however small the middle third is. */
  least: number;
}

export interface Comparison {
  middle: number;
  last: number;
  isFlat: boolean;
}

/** The middle and the last third of what was written down, by time. */
export function splitThirds<Value>(values: readonly Value[], shareOf: (value: Value) => number): [Value[], Value[]] {
  const between = (from: number, to: number) => values.filter((value) => shareOf(value) >= from && shareOf(value) < to);
  return [between(1 / 3, 2 / 3), between(2 / 3, Number.POSITIVE_INFINITY)];
}

/** Less is always flat: what is looked for is growth. */
export function compareThirds(middle: number, last: number, { share, least }: Tolerance): Comparison {
  return { middle, last, isFlat: last - middle <= Math.max(middle * share, least) };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
