import { expect, it } from 'vitest';
import { readMinutes, warsawTime, writeMinutes } from './warsaw-time.ts';

it.each([
  ['2026-05-06T07:00:00Z', '2026-05-06', 540],
  ['2026-12-31T23:30:00Z', '2027-01-01', 30],
  ['2026-07-01T22:00:00Z', '2026-07-02', 0],
])('%s is %s, minute %i in Warsaw', (moment, day, minutes) => {
  expect(warsawTime(new Date(moment))).toEqual({ day, minutes });
});

it.each([
  ['14:00', 840],
  ['14:00:00', 840],
  ['9:05', 545],
  ['24:00', null],
  ['', null],
  ['noon', null],
])('reads %j as %s', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});

it('writes minutes as a clock shows them', () => {
  expect(writeMinutes(545)).toBe('09:05');
});
