import { expect, it } from 'vitest';
import { findSizeSection, needsSizeTable } from './size-table.ts';

it.each([
  [['S', 'M', 'L', 'XL'], true],
  [['41', '42', '43'], true],
  [['36–38', '39–41'], true],
  [['uniwersalny'], false],
  [['50 zł', '100 zł'], false],
  [['20 g', '250 g'], false],
])('sizes %j have a size table: %s', (names, table) => {
  expect(needsSizeTable(names.map((name) => ({ name })))).toBe(table);
});

it.each([
  [['Odzież', 'Kurtki', 'Puchowe'], 0],
  [['Odzież', 'Dodatki', 'Skarpety'], 2],
  [['Buty', 'Na co dzień', 'Klapki i sandały'], 2],
  [['Plecaki i torby', 'Plecaki', 'Turystyczne'], 3],
  [['Dom', 'Kuchnia'], -1],
])('the sizes of %j stand under heading %i', (categories, heading) => {
  const headings = ['Odzież damska', 'Odzież męska', 'Buty, łyżwy i skarpety', 'Plecaki'];
  expect(findSizeSection(headings, categories)).toBe(heading);
});
