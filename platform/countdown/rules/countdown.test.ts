import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/time/rules/units.ts';
import { countdownParts } from './countdown.ts';

describe('what is left of a promotion', () => {
  it.each([
    ['S4.44 days, hours, minutes and seconds', 2 * DAY_MS + 5 * HOUR_MS + 7 * MINUTE_MS + 9 * SECOND_MS, [2, 5, 7, 9]],
    ['S4.44 less than a day', 23 * HOUR_MS + 59 * MINUTE_MS + 59 * SECOND_MS, [0, 23, 59, 59]],
    ['exactly a day', DAY_MS, [1, 0, 0, 0]],
    ['the last second counts until it is over', 1, [0, 0, 0, 1]],
  ])('%s', (_title, left, [days, hours, minutes, seconds]) => {
    expect(countdownParts(left, 0)).toEqual({ days, hours, minutes, seconds });
  });

  it.each([0, -1, -DAY_MS, Number.NaN])('S4.45 is over at %d', (left) => {
    expect(countdownParts(left, 0)).toBeNull();
  });

  it('S4.44 the parts add up to the time left, in whole seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * DAY_MS }), (left) => {
        const parts = countdownParts(left, 0);
        const seconds = parts && ((parts.days * 24 + parts.hours) * 60 + parts.minutes) * 60 + parts.seconds;
        expect(seconds).toBe(Math.ceil(left / SECOND_MS));
      }),
    );
  });
});
