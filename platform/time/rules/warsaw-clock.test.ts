import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from './units.ts';
import { aheadOfUtcMs } from './warsaw-clock.ts';

const calendar = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** By the machine's own calendar. */
const expectedOffset = (moment: number) => Date.parse(`${calendar.format(moment).replace(' ', 'T')}Z`) - moment;

it('goes as the calendar of the machine does, each day of a century', () => {
  for (let moment = Date.UTC(1996, 0); moment < Date.UTC(2096, 0); moment += DAY_MS) {
    expect(aheadOfUtcMs(moment), new Date(moment).toISOString()).toBe(expectedOffset(moment));
  }
});

it.each([2026, 2027, 2028])('changes at the same second in %i', (year) => {
  for (let hour = 0; hour < 366 * 24; hour += 1) {
    for (const moment of [Date.UTC(year, 0) + hour * HOUR_MS, Date.UTC(year, 0) + hour * HOUR_MS - 1000]) {
      expect(aheadOfUtcMs(moment), new Date(moment).toISOString()).toBe(expectedOffset(moment));
    }
  }
});
