import { expect, it } from 'vitest';
import { needsSizeTable } from './size-table.ts';

it.each([
  [['S', 'M', 'L', 'XL'], true],
  [['41', '42', '43'], true],
  [['36–38', '39–41'], true],
  [['uniwersalny'], false],
  [['50 zł', '100 zł'], false],
  [['20 g', '250 g'], false],
])('S2.17 sizes %j have a size table: %s', (names, table) => {
  expect(needsSizeTable(names.map((name) => ({ name })))).toBe(table);
});
