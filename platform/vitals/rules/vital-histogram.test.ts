import { describe, expect, it } from 'vitest';
import { bucketOf, isJudged, JUDGED_VITALS, type JudgedVital, percentileOf, rateVital } from './vital-histogram.ts';

/** The percentile of these values when only their buckets are stored. */
function percentile(vital: JudgedVital, values: readonly number[]) {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(bucketOf(vital, value), (counts.get(bucketOf(vital, value)) ?? 0) + 1);
  return percentileOf(vital, counts);
}

describe('O.40 the 75th percentile of a figure', () => {
  it('of nothing is none, and of visits without a shift is 0', () => {
    expect(percentile('LCP', [])).toBeNull();
    expect(percentile('CLS', [0, 0, 0, 0.3])).toBe(0);
  });

  it.each([
    // Three of four in the bucket 750–1000: its end.
    ['LCP', [900, 900, 900, 9000], 1000],
    // The third of four is the only one of its bucket.
    ['LCP', [100, 300, 2400, 9000], 2500],
    // Six of eight; the bucket 176–200 holds four, of which four are needed.
    ['INP', [10, 10, 180, 180, 190, 199, 600, 600], 200],
    // Three quarters of the way through the one bucket.
    ['INP', [210, 220, 230, 240], 237.5],
    ['LCP', [13_000, 20_000], 12_000],
  ] as const)('%s of %j is %d', (vital, values, expected) => {
    expect(percentile(vital, values)).toBe(expected);
  });

  it('is rated as the values themselves would be, in every bucket', () => {
    const LARGEST = { LCP: 15_000, INP: 2500, CLS: 1.2 };
    for (const vital of JUDGED_VITALS) {
      for (let step = 0; step <= 1000; step += 1) {
        const value = (LARGEST[vital] * step) / 1000;
        expect(rateVital(vital, percentile(vital, [value]) ?? -1), `${vital} ${value}`).toBe(rateVital(vital, value));
      }
    }
  });
});

it.each([
  ['LCP', 2500, 4000],
  ['INP', 200, 500],
  ['CLS', 0.1, 0.25],
] as const)('O.40 %s is good up to %d and poor above %d', (vital, good, fair) => {
  const around = [0, good, good + 0.001, fair, fair + 0.001].map((value) => rateVital(vital, value));
  expect(around).toEqual(['good', 'good', 'fair', 'fair', 'poor']);
});

it('times of a server are not judged', () => {
  expect(['LCP', 'INP', 'CLS', 'TTFB', 'FCP'].filter(isJudged)).toEqual(['LCP', 'INP', 'CLS']);
});
