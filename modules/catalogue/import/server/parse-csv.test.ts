import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvRecord, parseCsv } from './parse-csv.ts';

async function records(...pieces: (string | Uint8Array)[]): Promise<CsvRecord[]> {
  const open = async function* () {
    for (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
  };
  const found: CsvRecord[] = [];
  for await (const record of parseCsv(open)) found.push(record);
  return found;
}
const cellsOf = async (...pieces: (string | Uint8Array)[]) => (await records(...pieces)).map(({ cells }) => cells);
const cut = (bytes: Uint8Array, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );

describe('X.33 a CSV file', () => {
  it('has quoted cells with delimiters, quotes and line breaks; rows count as in a spreadsheet', async () => {
    expect(await records('\ufeffcode;name\r\n', 'A;"Kubek; ""duży""\nżółty"\r\n\r\nB;Czajnik')).toEqual([
      { row: 1, cells: ['code', 'name'] },
      { row: 2, cells: ['A', 'Kubek; "duży"\nżółty'] },
      { row: 4, cells: ['B', 'Czajnik'] },
    ]);
  });

  it.each([',', ';', '\t'])('finds in its header that cells are separated by %j', async (sign) => {
    const text = `a${sign}b\n1${sign}2\n;,;,${sign}\t;,;\n\n${sign}3\n`;
    expect((await records(text)).at(-1)).toEqual({ row: 5, cells: ['', '3'] });
    expect((await cellsOf(text))[1]).toEqual(['1', '2']);
  });

  it('may end its lines as Windows and as Unix do, also both', async () => {
    expect(await cellsOf('a;b\r\n1;2\n"3";"4"\r\n5;"6"\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ]);
  });

  it('may have a sign of inches in a cell, and spaces around a quoted one', async () => {
    expect(await cellsOf('a;b\nMonitor 27";"x" \n "y;z" ;1\n')).toEqual([
      ['a', 'b'],
      ['Monitor 27"', 'x'],
      ['y;z', '1'],
    ]);
  });

  it.each([
    ['a quoted cell is never closed', 2, 'a;b\n1;"2\n3;4\n'],
    ['a quoted cell is never closed', 3, `a\n1\n"${'x'.repeat(1_000_001)}`],
    ['text follows the closing quote of a cell', 3, 'a;b\n\n"1"2;3\n'],
  ])('that is broken is reported with its row: %s', async (message, row, text) => {
    await expect(records(text)).rejects.toThrow(expect.objectContaining({ row, message }));
  });

  it('does not depend on where it is cut into pieces', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ż', '"', ';', '\n', ' ') });
    const table = fc.array(fc.tuple(cell, cell), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 7 }), async (rows, size) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const bytes = Buffer.from(`a;b\n${rows.map((row) => row.map(quote).join(';')).join('\n')}\n`);
        expect(await cellsOf(...cut(bytes, size))).toEqual([['a', 'b'], ...rows]);
      }),
    );
  });

  it('is not held in memory: its records come while it is read', async () => {
    let given = 0;
    const pieces = async function* () {
      yield Buffer.from('a;b\n');
      for (; given < 10_000; given++) yield Buffer.from(`${given};${'x'.repeat(1000)}\n`);
    };
    let isSecond = false;
    const open = () => {
      if (!isSecond) {
        isSecond = true;
        return (async function* () {
          yield Buffer.from('a;b\n');
        })();
      }
      return pieces();
    };
    for await (const { row } of parseCsv(open)) if (row === 10) break;
    expect(given).toBeLessThan(1000);
  });
});

describe('X.33 the encoding of a CSV file', () => {
  const text = 'a;b\nŻółta łódź;Gęś\nPÓŁKA;zażółć\n';
  /** In Windows-1250, as a Polish spreadsheet saves it. */
  const saved = Buffer.from('a;b\n\xaf\xf3\xb3ta \xb3\xf3d\x9f;G\xea\x9c\nP\xd3\xa3KA;za\xbf\xf3\xb3\xe6\n', 'latin1');
  const cells = [
    ['a', 'b'],
    ['Żółta łódź', 'Gęś'],
    ['PÓŁKA', 'zażółć'],
  ];

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['Windows-1250', saved],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('is found: %s', async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual(cells);
    expect(await cellsOf(...cut(bytes, 3))).toEqual(cells);
  });

  it('is UTF-8 although a few bytes are broken: they are reported with their row, not garbled', async () => {
    const broken = Buffer.concat([Buffer.from('a;b\nżółty;2\n3;'), Uint8Array.of(0xbf), Buffer.from('\n')]);
    await expect(records(broken)).rejects.toThrow(
      expect.objectContaining({ row: 3, message: expect.stringContaining('save the file as') }),
    );
    await expect(records('a;b\n1;\ufffd\ufffd\n')).rejects.toThrow(expect.objectContaining({ row: 2 }));
  });
});
