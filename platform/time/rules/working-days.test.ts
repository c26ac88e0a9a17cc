import { describe, expect, it } from 'vitest';
import { addDays } from './day.ts';
import { addWorkingDays, easterSunday, firstWorkingDay, isPolishHoliday, isWorkingDay } from './working-days.ts';

describe('working days', () => {
  it.each([
    ['2026-05-06', true],
    ['2026-05-09', false],
    ['2026-05-10', false],
    ['2026-06-04', false],
  ])('S9.40 %s: %s', (day, working) => {
    expect(isWorkingDay(day)).toBe(working);
  });

  it.each([
    ['2026-04-30', 1, '2026-05-04'],
    ['2026-12-23', 1, '2026-12-28'],
    ['2026-05-06', 0, '2026-05-06'],
    ['2026-05-06', 5, '2026-05-13'],
  ])('S9.39 S9.40 from %s %i working days lead to %s', (from, count, day) => {
    expect(addWorkingDays(from, count)).toBe(day);
  });

  it('S9.40 a closed day of the shop moves to the next working day', () => {
    expect(firstWorkingDay('2026-05-06', new Set(['2026-05-06']))).toBe('2026-05-07');
  });

  it('S9.41 searches 100 days and no further', () => {
    const start = '2026-05-06';
    const closed = (days: number) => new Set(Array.from({ length: days }, (_, index) => addDays(start, index)));
    // 2026-08-13 is a Thursday, the 100th day counted from the first.
    expect(firstWorkingDay(start, closed(99))).toBe('2026-08-13');
    expect(firstWorkingDay(start, closed(100))).toBeNull();
    expect(addWorkingDays(start, 80)).toBeNull();
  });
});

describe('easterSunday', () => {
  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
  ])('of %i is %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });
});

describe('isPolishHoliday', () => {
  it.each([
    '2026-01-01',
    '2026-01-06',
    '2026-04-05',
    '2026-04-06',
    '2026-05-01',
    '2026-05-03',
    '2026-05-24',
    '2026-06-04',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
  ])('S9.39 %s is free', (day) => {
    expect(isPolishHoliday(day)).toBe(true);
  });

  it.each(['2026-01-02', '2026-04-07', '2026-05-02', '2024-12-24', '2026-12-31'])('%s is not', (day) => {
    expect(isPolishHoliday(day)).toBe(false);
  });
});

it('S9.39 two years of the calendar hold exactly the days free by law', () => {
  const days = Array.from({ length: 365 + 365 }, (_, index) => addDays('2026-01-01', index));
  const movable = ['2026-04-05', '2026-04-06', '2026-05-24', '2026-06-04', '2027-03-28', '2027-03-29', '2027-05-16'];
  const fixed = ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'];
  const expected = [
    ...movable,
    '2027-05-27',
    ...['2026', '2027'].flatMap((year) => fixed.map((date) => `${year}-${date}`)),
  ].sort();
  expect(days.filter(isPolishHoliday)).toEqual(expected);
});
