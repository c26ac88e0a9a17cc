import { expect, it } from 'vitest';
import { csvLine } from './write-csv.ts';

it('writes a line that a spreadsheet reads back: quotes, line breaks and amounts', () => {
  expect(csvLine(['a;b', 'say "x"', 'two\nlines', { grosze: 123_405 }, { grosze: -5 }, ''])).toBe(
    '"a;b";"say ""x""";"two\nlines";1234,05;-0,05;\r\n',
  );
});

it.each(['=1+1', '+48', '-x', '@SUM(A1)', '\tx'])('a text that begins like a formula is none: %j', (text) => {
  expect(csvLine([text])).toBe(`'${text}\r\n`);
});
