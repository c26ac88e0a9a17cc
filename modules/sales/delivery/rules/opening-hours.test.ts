import { expect, it } from 'vitest';
import { parseOpeningHours, splitOpeningHours, WEEK } from './opening-hours.ts';

const working = WEEK.slice(0, 5);

it.each([
  [
    'pon.–pt. 10:00–19:00, sob. 10:00–15:00, niedz. nieczynne',
    [
      { days: working, opens: '10:00', closes: '19:00' },
      { days: ['Saturday'], opens: '10:00', closes: '15:00' },
    ],
  ],
  [
    'pon.–sob. 9:00–21:00, niedziele handlowe 10:00–18:00',
    [{ days: WEEK.slice(0, 6), opens: '09:00', closes: '21:00' }],
  ],
  [
    'Poniedziałek - piątek: 8-16:30; środa 9–20',
    [
      { days: working, opens: '08:00', closes: '16:30' },
      { days: ['Wednesday'], opens: '09:00', closes: '20:00' },
    ],
  ],
  [
    'wt.-czw. 8:59–23:59, sob.–niedz. 9–14, nd. 10–12',
    [
      { days: ['Tuesday', 'Wednesday', 'Thursday'], opens: '08:59', closes: '23:59' },
      { days: ['Saturday', 'Sunday'], opens: '09:00', closes: '14:00' },
      { days: ['Sunday'], opens: '10:00', closes: '12:00' },
    ],
  ],
  ['pon. 8:60–16, wt. 8–24, śr. 8–16:60', []],
  ['całą dobę', []],
  ['pon. 25:00–26:00, pt.–pon. 8–16', []],
  ['', []],
])('reads „%s”', (text, times) => {
  expect(parseOpeningHours(text)).toEqual(times);
});

it.each([
  [
    'pon.–pt. 10:00–19:00, niedz. nieczynne',
    [
      { days: 'pon.–pt.', times: '10:00–19:00' },
      { days: 'niedz.', times: 'nieczynne' },
    ],
  ],
  ['niedziele handlowe 10 – 18;', [{ days: 'niedziele handlowe', times: '10 – 18' }]],
  ['całodobowo', [{ days: 'całodobowo', times: '' }]],
  ['', []],
])('writes "%s" a line each', (text, lines) => {
  expect(splitOpeningHours(text)).toEqual(lines);
});
