import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#rules/platform/calendar/day.ts';
import { CALENDAR_DATE_FORMAT, formatDate, parseDate } from './date-format.ts';

describe('formatDate', () => {
  it.each([
    ['S9.33', undefined, '05/06/2026'],
    ['S9.38', CALENDAR_DATE_FORMAT, '2026-05-06'],
    ['', 'd.m.y', '6.5.26'],
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
  ])('S9.33 S9.38 %s in %s is %s', (text, format, day) => {
    expect(parseDate(text, format, 2026)).toBe(day);
  });

  it.each([
    ['05/06/36', '2036-05-06'],
    ['05/06/37', '1937-05-06'],
  ])('S9.36 %s, typed in 2026, is %s', (text, day) => {
    expect(parseDate(text, undefined, 2026)).toBe(day);
  });

  it.each(['', 'x', '13/01/2026', '02/30/2026', '00/10/2026', '01/00/2026', '2026-05-06', '1/1/20267'])(
    '%j is no date',
    (text) => {
      expect(parseDate(text)).toBeNull();
    },
  );

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
