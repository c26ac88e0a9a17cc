import { describe, expect, it } from 'vitest';
import { lowestBeforeReduction } from './lowest-before-reduction.ts';

const day = (text: string) => Date.parse(`${text}T12:00:00Z`);
const changes = (...list: [string, number][]) => list.map(([since, price]) => ({ price, since: day(since) }));

describe('lowestBeforeReduction', () => {
  it.each([
    ['one earlier price', changes(['2026-01-01', 1000], ['2026-06-30', 800]), 1000],
    ['a lower price ended before the 30 days', changes(['2026-01-01', 500], ['2026-05-01', 1000]), 1000],
    ['a lower price reached into the 30 days', changes(['2026-01-01', 700], ['2026-06-10', 1000]), 700],
    ['a lower price inside the 30 days', changes(['2026-01-01', 1000], ['2026-06-10', 600], ['2026-06-12', 1000]), 600],
    ['the price was raised just before', changes(['2026-01-01', 800], ['2026-06-29', 1200]), 800],
    ['the price changed exactly when the 30 days began', changes(['2026-01-01', 500], ['2026-05-31', 900]), 900],
    ['on sale for less than 30 days', changes(['2026-06-25', 900]), 900],
    [
      'an earlier, smaller reduction counts',
      changes(['2026-01-01', 1000], ['2026-06-10', 900], ['2026-06-30', 800]),
      900,
    ],
    ['what came after does not', changes(['2026-01-01', 1000], ['2026-06-30', 800], ['2026-07-05', 700]), 1000],
    ['a new product, raised before it is reduced', changes(['2026-06-20', 700], ['2026-06-25', 900]), 700],
    ['in any order', changes(['2026-06-12', 1000], ['2026-06-10', 600], ['2026-01-01', 1000]), 600],
    ['nothing known from before', changes(['2026-06-30', 800], ['2026-07-05', 100]), null],
  ])('X.01 %s', (_case, history, price) => {
    expect(lowestBeforeReduction(history, day('2026-06-30'))).toBe(price);
  });
});
