import { describe, expect, it } from 'vitest';
import { addDays } from './day.ts';
import { addWorkingDays, firstWorkingDay, isWorkingDay } from './working-days.ts';

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
