/** The figures a visit is judged by (web.dev/vitals); times in milliseconds, CLS a plain number. */
export const JUDGED_VITALS = ['LCP', 'INP', 'CLS'] as const;
export type JudgedVital = (typeof JUDGED_VITALS)[number];

export type VitalRating = 'good' | 'fair' | 'poor';

/** Up to the first it is good, above the second it is poor. */
const THRESHOLDS: Record<JudgedVital, { good: number; fair: number }> = {
  LCP: { good: 2500, fair: 4000 },
  INP: { good: 200, fair: 500 },
  CLS: { good: 0.1, fair: 0.25 },
};

/**
 * The highest value of each bucket; what is above the last falls into one more. Days already counted are read by them: a limit may be
 * added at the end, never moved. Both thresholds are limits, so that a rating is exact though a value is not.
 */
const LIMITS: Record<JudgedVital, readonly number[]> = {
  LCP: [
    ...[250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500],
    ...[2750, 3000, 3500, 4000, 5000, 6000, 8000, 12_000],
  ],
  INP: [8, 16, 24, 40, 56, 72, 88, 104, 128, 152, 176, 200, 250, 300, 350, 400, 500, 750, 1000, 2000],
  CLS: [0, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
};

const SHARE = 0.75;

export function isJudged(name: string): name is JudgedVital {
  return JUDGED_VITALS.some((vital) => vital === name);
}

/** The place of a value among the buckets of its figure. */
export function bucketOf(vital: JudgedVital, value: number): number {
  const place = LIMITS[vital].findIndex((limit) => value <= limit);
  return place === -1 ? LIMITS[vital].length : place;
}

/** How many values fell into each bucket, by its place. */
export type VitalCounts = ReadonlyMap<number, number>;

export function countOf(counts: VitalCounts): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/**
 * The 75th percentile, as if values were spread evenly in their bucket; null without any. Above the last limit no exact value
 * exists.
 */
export function percentileOf(vital: JudgedVital, counts: VitalCounts): number | null {
  const all = countOf(counts);
  if (all === 0) return null;
  let below = 0;
  let lower = 0;
  for (const [place, limit] of LIMITS[vital].entries()) {
    const here = counts.get(place) ?? 0;
    if (here > 0 && below + here >= all * SHARE) {
      return Math.min(limit, lower + (limit - lower) * ((all * SHARE - below) / here));
    }
    below += here;
    lower = limit;
  }
  return lower;
}

export function rateVital(vital: JudgedVital, value: number): VitalRating {
  const { good, fair } = THRESHOLDS[vital];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
}
