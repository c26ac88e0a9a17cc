import { expect, it } from 'vitest';
import { CUTOFF_YEARS, fullYear } from './full-year.ts';

it.each([
  [0, 2026, 2000],
  [26, 2026, 2026],
  [36, 2026, 2036],
  [37, 2026, 1937],
  [99, 2026, 1999],
  [5, 1999, 1905],
  [9, 2095, 2009],
])('S9.36 the year %i, read in %i, is %i', (twoDigits, thisYear, year) => {
  expect(fullYear(twoDigits, thisYear)).toBe(year);
  expect(CUTOFF_YEARS).toBe(10);
});
