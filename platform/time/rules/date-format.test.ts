import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CALENDAR_DATE_FORMAT,
  CUTOFF_YEARS,
  formatDate,
  formatNewsDate,
  fullYear,
  longDay,
  parseDate,
  shortMoment,
  splitDate,
} from './date-format.ts';
import { addDays } from './day.ts';

describe('formatDate', () => {
  it.each([
    ['S9.33', undefined, '05/06/2026'],
    ['S9.38', CALENDAR_DATE_FORMAT, '2026-05-06'],
    ['', 'd.m.y', '6.5.26'],
    ['', 'y/m', '26/5'],
  ])('%s 6 May 2026 in %s is %s', (_id, format, text) => {
    expect(formatDate('2026-05-06', format)).toBe(text);
  });
});

describe('parseDate', () => {
  it.each([
    ['05/06/2026', undefined, '2026-05-06'],
    [' 5/6/2026 ', undefined, '2026-05-06'],
    ['2026-05-06', CALENDAR_DATE_FORMAT, '2026-05-06'],
    ['29.02.2028', 'dd.mm.yy', '2028-02-29'],
    ['6.5.26', 'd.m.y', '2026-05-06'],
    ['01/01/1000', undefined, '1000-01-01'],
  ])('S9.33 S9.38 %s in %s is %s', (text, format, day) => {
    expect(parseDate(text, format, 2026)).toBe(day);
  });

  it.each([
    ['05/06/36', '2036-05-06'],
    ['05/06/37', '1937-05-06'],
  ])('S9.36 %s, typed in 2026, is %s', (text, day) => {
    expect(parseDate(text, undefined, 2026)).toBe(day);
  });

  it.each([
    '',
    'x',
    '13/01/2026',
    '02/30/2026',
    '00/10/2026',
    '01/00/2026',
    '2026-05-06',
    '1/1/20267',
    '01/01/0999',
    '1/32/2026',
  ])('%j is no date', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  it('reads back what it wrote, in any format', () => {
    const formats = fc.constantFrom('mm/dd/yy', 'yy-mm-dd', 'd.m.yy', 'dd.mm.yy');
    fc.assert(
      fc.property(fc.nat(50_000), formats, (ahead, format) => {
        const day = addDays('1950-01-01', ahead);
        expect(parseDate(formatDate(day, format), format)).toBe(day);
      }),
    );
  });
});

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

it.each(['2026-05-06', '2026-05-06 14:30:00', '2026-05-06T14:30:00Z'])('S3.61 splits %s by its dashes', (date) => {
  expect(splitDate(date)).toEqual({ year: '2026', month: '05', day: '06' });
});

const names = ['stycznia', 'lutego', 'marca', 'kwietnia', 'maja'];
it.each([
  [undefined, '06-05-2026'],
  [{ format: 'year/month/day' }, '2026/05/06'],
  [{ monthNames: names }, '6-maja-2026'],
  [{ format: 'day month year', monthNames: names }, '6 maja 2026'],
])('S3.62 with %o it reads %s', (style, text) => {
  expect(formatNewsDate('2026-05-06', style)).toBe(text);
});

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

it('shows day and time by the clock of Warsaw, in summer and in winter', () => {
  expect(shortMoment(new Date('2026-11-16T22:59:00Z'))).toBe('16.11.2026 23:59');
  expect(shortMoment(new Date('2026-07-01T22:05:00Z'))).toBe('02.07.2026 00:05');
});
