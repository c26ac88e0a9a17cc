import { describe, expect, it } from 'vitest';
import { areAmounts, chooseShownSize, findSizeSections, needsSizeTable, pricesVary, sentSize } from './size-table.ts';

it.each([
  [['S', 'M', 'L', 'XL'], true],
  [['41', '42', '43'], true],
  [['36–38', '39–41'], true],
  [['xxs', 'XXS', 'xs', '3XL'], true],
  [['34', '48'], true],
  [['M'], false],
  [[], false],
  [['M', 'S kremowy'], false],
  [['M', 'pas L'], false],
  [['42', '42 cm'], false],
  [['42', 'nr 42'], false],
  [['M', '100 g'], false],
  [['33', '34'], false],
  [['uniwersalny'], false],
  [['50 zł', '100 zł'], false],
  [['20 g', '250 g'], false],
])('sizes %j have a size table: %s', (names, table) => {
  expect(needsSizeTable(names.map((name) => ({ name })))).toBe(table);
});

it.each([
  [['50 zł', '100 zł', '1 000 zł'], true],
  [['49,90 zł', '99,90 zł'], true],
  [['50 zł'], false],
  [['50 zł', 'M'], false],
  [['20 g', '250 g'], false],
])('sizes %j are amounts of money: %s', (names, amounts) => {
  expect(areAmounts(names.map((name) => ({ name })))).toBe(amounts);
});

it.each([
  [
    ['Odzież', 'Kurtki', 'Puchowe'],
    [0, 1],
  ],
  [['Odzież', 'Dodatki', 'Skarpety'], [2]],
  [['Buty', 'Na co dzień', 'Klapki i sandały'], [2]],
  [['Plecaki i torby', 'Plecaki', 'Turystyczne'], [3]],
  [['Dom', 'Kuchnia'], []],
])('the sizes of %j stand under the headings %j', (categories, found) => {
  const headings = ['Odzież damska', 'Odzież męska', 'Buty, łyżwy i skarpety', 'Plecaki'];
  expect(findSizeSections(headings, categories)).toEqual(found);
});

const size = (
  type: string,
  price: number,
  more: { status?: 'enable' | 'disable'; phonePrice?: boolean; gratis?: boolean } = {},
) => ({
  type,
  status: 'enable' as const,
  phonePrice: false,
  price: { price },
  ...more,
});

describe('chooseShownSize', () => {
  it.each([
    ['the cheapest', [size('dear', 300), size('cheap', 200)], 'cheap'],
    ['one on sale before a cheaper one', [size('sold', 100, { status: 'disable' }), size('left', 200)], 'left'],
    ['a price before one by phone', [size('phone', 0, { phonePrice: true }), size('priced', 200)], 'priced'],
    ['one on sale, at any position', [size('left', 200), size('sold', 100, { status: 'disable' })], 'left'],
    ['a dearer one before one that ended', [size('a', 9), size('b', 8), size('sold', 1, { status: 'disable' })], 'b'],
    ['one by phone when no other is left', [size('phone', 0, { phonePrice: true })], 'phone'],
    ['what costs before a free sample', [size('sample', 0, { gratis: true }), size('bag', 3690)], 'bag'],
    ['what is free when all of it is', [size('free', 0, { gratis: true })], 'free'],
    ['none of none', [], undefined],
  ])('takes %s', (_case, sizes, type) => {
    expect(chooseShownSize(sizes)?.type).toBe(type);
  });
});

it.each([
  [[size('a', 100), size('b', 100)], false],
  [[size('a', 100), size('b', 200)], true],
  [[size('a', 100), size('b', 0, { phonePrice: true })], false],
])('%j costs differently: %s', (sizes, vary) => {
  expect(pricesVary(sizes)).toBe(vary);
});

it.each([
  ['onesize', 'uniw'],
  ['uniw', 'uniw'],
  ['XL', 'XL'],
  ['', ''],
])('S3.08 the size %j is %j', (sent, kept) => {
  expect(sentSize(sent)).toBe(kept);
});
