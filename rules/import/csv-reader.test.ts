import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CsvReader } from './csv-reader.ts';

const read = (...pieces: string[]) => {
  const reader = new CsvReader();
  const records = pieces.flatMap((piece) => reader.push(piece));
  return [...records, ...reader.end()];
};

it('X.33 reads quoted cells with delimiters, quotes and line breaks, and counts rows as a spreadsheet does', () => {
  expect(read('\ufeffcode;name\r\n', 'A;"Kubek; ""duży""\nżółty"\r\n\r\nB;Czajnik')).toEqual([
    { row: 1, cells: ['code', 'name'] },
    { row: 2, cells: ['A', 'Kubek; "duży"\nżółty'] },
    { row: 4, cells: ['B', 'Czajnik'] },
  ]);
});

it.each([',', ';', '\t'])('X.33 finds the delimiter %j in the header', (sign) => {
  expect(read(`a${sign}b\n1${sign}2\n`)[1]?.cells).toEqual(['1', '2']);
});

it('X.33 tells a quote that was never closed', () => {
  const reader = new CsvReader();
  reader.push('a;b\n1;"2\n3;4\n');
  expect(() => reader.end()).toThrow(expect.objectContaining({ row: 2 }));
  expect(() => new CsvReader().push(`a\n"${'x'.repeat(1_000_001)}`)).toThrow('never closed');
});

it('X.33 tells the row of what is no UTF-8, and what to do', () => {
  const file = new TextDecoder().decode(Buffer.from('a;b\n1;2\n3;\xbf\n', 'latin1'));
  expect(() => new CsvReader().push(file)).toThrow(
    expect.objectContaining({ row: 3, message: expect.stringContaining('save the file as') }),
  );
});

it('X.33 it does not matter where the file is cut into pieces', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ż', '"', ';', '\n', ' ') });
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1 });
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 7 }), (rows, size) => {
      const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const text = `a;b\n${rows.map((row) => row.map(quote).join(';')).join('\n')}\n`;
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];
      expect(read(...pieces).map(({ cells }) => cells)).toEqual([['a', 'b'], ...rows]);
    }),
  );
});
