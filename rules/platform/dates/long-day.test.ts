import { expect, it } from 'vitest';
import { longDay } from './long-day.ts';

it.each([
  ['2026-05-06', '6 maja 2026'],
  ['2026-12-31', '31 grudnia 2026'],
  ['w połowie maja', 'w połowie maja'],
  ['2026-13-01', '2026-13-01'],
  ['2026-02-30', '2026-02-30'],
  ['', ''],
  [new Date('2026-05-05T22:30:00Z'), '6 maja 2026'],
])('a shopper reads %j as %j', (day, text) => {
  expect(longDay(day)).toBe(text);
});
