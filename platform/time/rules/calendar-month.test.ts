import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, BIG_MONTH_STEP, MONTH_STEP, monthWeeks, moveByKey } from './calendar-month.ts';
import { addDays, weekDayOf } from './day.ts';

describe('monthWeeks', () => {
  it('S9.37 S9.38 May 2026 starts on a Friday and its weeks on Mondays', () => {
    const weeks = monthWeeks('2026-05-06');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([null, null, null, null, '2026-05-01', '2026-05-02', '2026-05-03']);
    expect(weeks[4]).toEqual([...Array.from({ length: 7 }, (_, index) => `2026-05-${25 + index}`)]);
  });

  it('S9.37 every month holds its days once, each below its weekday', () => {
    fc.assert(
      fc.property(fc.nat(40_000), (ahead) => {
        const day = addDays('1990-01-01', ahead);
        const weeks = monthWeeks(day);
        expect(weeks.flat().filter((one) => one === day)).toHaveLength(1);
        for (const week of weeks) {
          for (const [index, one] of week.entries()) if (one) expect(weekDayOf(one)).toBe(index + 1);
        }
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['S9.34', '2026-05-06', MONTH_STEP, '2026-06-06'],
    ['S9.34', '2026-12-06', MONTH_STEP, '2027-01-06'],
    ['S9.34', '2026-01-31', MONTH_STEP, '2026-02-28'],
    ['S9.34', '2026-01-10', -MONTH_STEP, '2025-12-10'],
    ['S9.35', '2026-05-06', BIG_MONTH_STEP, '2027-05-06'],
    ['S9.35', '2028-02-29', BIG_MONTH_STEP, '2029-02-28'],
  ])('%s %s and %i months is %s', (_id, day, count, there) => {
    expect(addMonths(day, count)).toBe(there);
  });

  it('S9.34 S9.35 steps one month, or twelve', () => {
    expect([MONTH_STEP, BIG_MONTH_STEP]).toEqual([1, 12]);
  });
});

it.each([
  ['ArrowLeft', false, '2026-05-05'],
  ['ArrowRight', false, '2026-05-07'],
  ['ArrowDown', false, '2026-05-13'],
  ['ArrowUp', false, '2026-04-29'],
  ['Home', false, '2026-05-04'],
  ['End', false, '2026-05-10'],
  ['PageDown', false, '2026-06-06'],
  ['PageUp', true, '2025-05-06'],
  ['a', false, null],
])('S9.34 S9.35 from 6 May %s, with Shift %s, leads to %s', (key, shift, day) => {
  expect(moveByKey('2026-05-06', key, shift)).toBe(day);
});
