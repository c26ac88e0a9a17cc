import { describe, expect, it } from 'vitest';
import {
  alignedDay,
  barsOf,
  lastDays,
  parsePeriod,
  periodBefore,
  periodQuery,
  splitMonths,
  startOf,
} from './numbers-period.ts';

const TODAY = '2026-11-17';
const parse = (query: string) => parsePeriod(new URLSearchParams(query), TODAY);

describe('parsePeriod', () => {
  it.each([
    ['', { from: '2026-10-19', to: TODAY, grain: 'day' }],
    ['od=2026-11-01&do=2026-11-10', { from: '2026-11-01', to: '2026-11-10', grain: 'day' }],
    ['od=2026-01-01&do=2026-06-30&po=week', { from: '2026-01-01', to: '2026-06-30', grain: 'week' }],
    // Too many bars are rendered by the week or month.
    ['od=2026-01-01&do=2026-11-10&po=day', { from: '2026-01-01', to: '2026-11-10', grain: 'week' }],
    ['od=2023-01-01', { from: '2023-01-01', to: TODAY, grain: 'month' }],
    // Invalid parts are ignored.
    ['od=2026-13-01&do=2027-01-01&po=year', { from: '2026-10-19', to: TODAY, grain: 'day' }],
    ['od=2026-11-12&do=2026-11-10', { from: '2026-11-10', to: '2026-11-10', grain: 'day' }],
    ['od=0001-01-01', { from: '2021-11-14', to: TODAY, grain: 'month' }],
  ])('reads %s', (query, period) => {
    expect(parse(query)).toEqual(period);
    expect(parse(periodQuery(parse(query)))).toEqual(period);
  });
});

describe('bars', () => {
  it('begin on Mondays and on the first, and on every day also where clocks change', () => {
    expect(barsOf({ from: '2026-10-23', to: '2026-11-02', grain: 'week' })).toEqual([
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
    ]);
    expect(barsOf({ from: '2026-10-23', to: '2026-11-02', grain: 'month' })).toEqual(['2026-10-01', '2026-11-01']);
    expect(barsOf({ from: '2026-10-24', to: '2026-10-26', grain: 'day' })).toHaveLength(3);
    expect(startOf('2026-11-01', 'week')).toBe('2026-10-26');
  });
});

it('the time before is as long and falls on the same places', () => {
  const period = lastDays(30, TODAY);
  const before = periodBefore(period);
  expect(before).toEqual({ from: '2026-09-19', to: '2026-10-18', grain: 'day' });
  expect(alignedDay(before.from, period)).toBe(period.from);
  expect(alignedDay(before.to, period)).toBe(period.to);
});

it.each([
  ['2026-01-15', '2026-03-10', ['2026-02-01', '2026-02-01'], ['2026-01-15 2026-01-31', '2026-03-01 2026-03-10']],
  ['2026-01-01', '2026-12-31', ['2026-01-01', '2026-12-01'], []],
  ['2025-12-31', '2026-03-01', ['2026-01-01', '2026-02-01'], ['2025-12-31 2025-12-31', '2026-03-01 2026-03-01']],
  ['2026-02-01', '2026-02-27', null, ['2026-02-01 2026-02-27']],
  ['2026-02-02', '2026-03-30', null, ['2026-02-02 2026-03-30']],
  ['2028-02-01', '2028-02-29', ['2028-02-01', '2028-02-01'], []],
])('%s to %s are whole months and the days around them', (from, to, months, around) => {
  const split = splitMonths(from, to);
  expect(split.months && [split.months.first, split.months.last]).toEqual(months);
  expect(split.days.map((part) => `${part.from} ${part.to}`)).toEqual(around);
});
