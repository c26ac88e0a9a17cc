import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdownParts } from './countdown.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('what is left of a promotion', () => {
  it.each([
    ['S4.44 days, hours, minutes and seconds', 2 * DAY + 5 * HOUR + 7 * MINUTE + 9 * SECOND, [2, 5, 7, 9]],
    ['S4.44 less than a day', 23 * HOUR + 59 * MINUTE + 59 * SECOND, [0, 23, 59, 59]],
    ['exactly a day', DAY, [1, 0, 0, 0]],
    ['the last second counts until it is over', 1, [0, 0, 0, 1]],
  ])('%s', (_title, left, [days, hours, minutes, seconds]) => {
    expect(countdownParts(left, 0)).toEqual({ days, hours, minutes, seconds });
  });

  it.each([0, -1, -DAY, Number.NaN])('S4.45 is over at %d', (left) => {
    expect(countdownParts(left, 0)).toBeNull();
  });

  it('S4.44 the parts add up to the time left, in whole seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * DAY }), (left) => {
        const parts = countdownParts(left, 0);
        const seconds = parts && ((parts.days * 24 + parts.hours) * 60 + parts.minutes) * 60 + parts.seconds;
        expect(seconds).toBe(Math.ceil(left / SECOND));
      }),
    );
  });
});
