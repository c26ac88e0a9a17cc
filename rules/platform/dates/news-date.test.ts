import { expect, it } from 'vitest';
import { formatNewsDate, splitDate } from './news-date.ts';

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
