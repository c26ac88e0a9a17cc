import { describe, expect, it } from 'vitest';
import { compareRow, traitRows } from './compare-rows.ts';

const facts = [
  { productId: 1, name: 'Materiał', value: 'wełna' },
  { productId: 2, name: 'Materiał', value: 'bawełna' },
  { productId: 1, name: 'Kolor', value: 'zielony' },
  { productId: 2, name: 'Kolor', value: 'zielony' },
  { productId: 1, name: 'Pora roku', value: 'jesień' },
  { productId: 1, name: 'Pora roku', value: 'zima' },
  { productId: 3, name: 'Pojemność', value: '2 l' },
];

describe('rows of the comparison', () => {
  it.each([
    [
      'S2.56 traits stand in rows, products in columns',
      [1, 2],
      [
        { name: 'Materiał', cells: ['wełna', 'bawełna'], differs: true },
        { name: 'Kolor', cells: ['zielony', 'zielony'], differs: false },
        { name: 'Pora roku', cells: ['jesień, zima', ''], differs: true },
      ],
    ],
    [
      'S2.56 a removed column takes its traits along',
      [2],
      [
        { name: 'Materiał', cells: ['bawełna'], differs: false },
        { name: 'Kolor', cells: ['zielony'], differs: false },
      ],
    ],
    [
      'columns keep the order in which they were chosen',
      [3, 4],
      [{ name: 'Pojemność', cells: ['2 l', ''], differs: true }],
    ],
    ['without columns there are no rows', [], []],
  ])('%s', (_title, columns, rows) => {
    expect(traitRows(columns, facts)).toEqual(rows);
  });

  it.each([
    [['a', 'a', 'a'], false],
    [['a', 'b', 'a'], true],
    [['', ''], false],
    [['a', ''], true],
    [['a'], false],
    [[], false],
  ])('%j differ: %s', (cells, differs) => {
    expect(compareRow('Cecha', cells).differs).toBe(differs);
  });
});
