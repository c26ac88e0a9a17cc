import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { isWithin, mean, splitThirds } from './flatness.ts';
import { judgeSoak } from './judge.ts';
import { countDue, dueAt, spreadKinds } from './schedule.ts';

describe('the schedule of visits', () => {
  it('gives every kind its share, spread as evenly as it goes', () => {
    const kinds = spreadKinds([
      { kind: 'browse', percent: 80 },
      { kind: 'search', percent: 15 },
      { kind: 'order', percent: 5 },
    ]);
    expect(kinds).toHaveLength(100);
    expect(kinds.filter((kind) => kind === 'search')).toHaveLength(15);
    const orders = kinds.flatMap((kind, place) => (kind === 'order' ? [place] : []));
    expect(orders).toHaveLength(5);
    for (const [n, place] of orders.entries()) expect(Math.floor(place / 20)).toBe(n);
  });

  it('asks by the clock, whatever became of the visits before', () => {
    expect(countDue(0, 50)).toBe(1);
    expect(countDue(1000, 50)).toBe(51);
    // A second in which nothing ran is made up for at once.
    expect(countDue(3000, 50) - countDue(2000, 50)).toBe(50);
    for (const visit of [0, 1, 49, 50, 1234]) expect(countDue(dueAt(visit, 50), 50)).toBe(visit + 1);
  });
});

describe('flat', () => {
  it('is judged by the middle and the last third', () => {
    const samples = Array.from({ length: 9 }, (_, at) => ({ at: at / 9, mb: at < 3 ? 500 : 100 + at }));
    const [middle, last] = splitThirds(samples, ({ at }) => at);
    expect(middle.map(({ mb }) => mb)).toEqual([103, 104, 105]);
    expect(last.map(({ mb }) => mb)).toEqual([106, 107, 108]);
    expect(mean(last.map(({ mb }) => mb))).toBe(107);
  });

  it.each([
    [100, 105, true],
    [100, 111, false],
    [100, 20, true],
    [3, 7, true],
    [3, 9, false],
  ])('from %d to %d with a tenth, or five: %s', (middle, last, isFlat) => {
    expect(isWithin(middle, last, { share: 0.1, least: 5 })).toBe(isFlat);
  });

  /** Ten minutes of which some are slow; figures of several minutes are those of the slowest. */
  const soak = (slow: readonly number[]) =>
    judgeSoak(
      {
        faults: [],
        requests: 100,
        figures: (_kind, from, to) => {
          const hit = slow.some((minute) => minute * MINUTE_MS >= from && minute * MINUTE_MS < to);
          return { requests: 10, p50: 5, p99: hit ? 900 : 60 };
        },
      },
      [{ at: 0.5, megabytes: {} }],
      10,
    ).passed;

  it.each([
    ['every minute like the others', [], true],
    ['a first minute that warms up', [0], true],
    ['a minute in each of the last two thirds that stalls', [4, 9], false],
    ['a last third that is slower', [7, 8, 9], false],
  ])('%s', (_what, slow, passed) => {
    expect(soak(slow)).toBe(passed);
  });
});
