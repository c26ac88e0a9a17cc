import { expect, it } from 'vitest';
import * as calendarTexts from './calendar.ts';

it('S9.37 the week row starts with Monday', () => {
  expect(calendarTexts.weekDays.map(({ short }) => short)).toEqual(['pn', 'wt', 'śr', 'cz', 'pt', 'so', 'nd']);
});

it('S3.62 a day is named with the month as a word', () => {
  expect(calendarTexts.day('2026-05-06')).toBe('6 maja 2026');
  expect(calendarTexts.month(12, 2026)).toBe('grudzień 2026');
});
