import { describe, expect, it } from 'vitest';
import {
  COMPARE_FULL_ADDRESS,
  compareAddress,
  comparedAddress,
  compareRow,
  MAX_COMPARED,
  parseCompareView,
  traitRows,
} from './compare-view.ts';

const read = (query: string) => parseCompareView(new URLSearchParams(query));
const own = { shared: null, tooMany: false, onlyDifferences: false, hidden: [], full: false, added: null };

describe('the address of the comparison', () => {
  it.each([
    ['', own],
    ['roznice=1', { ...own, onlyDifferences: true }],
    ['roznice=tak', own],
    ['pelne=1', { ...own, full: true }],
    ['dodano=7', { ...own, added: 7 }],
    ['dodano=<script>', own],
    ['ukryte=3,3,4', { ...own, hidden: [3, 4] }],
    ['produkty=1,2,3', { ...own, shared: [1, 2, 3] }],
    ['produkty=', { ...own, shared: [] }],
    ['produkty=0,-1,1e3,%27;drop,<script>,7,99999999999', { ...own, shared: [7] }],
  ])('%s', (query, view) => {
    expect(read(query)).toEqual(view);
  });

  it('reports a full list and an added product by their addresses', () => {
    expect(COMPARE_FULL_ADDRESS).toBe('/porownanie?pelne=1');
    expect(comparedAddress(7)).toBe('/porownanie?dodano=7');
  });

  it('as many as fit are not too many', () => {
    const all = Array.from({ length: MAX_COMPARED }, (_, index) => index + 1);
    expect(read(`produkty=${all.join(',')}`)).toEqual({ ...own, shared: all });
  });

  it('a list without end is read no further than anybody can compare', () => {
    expect(read(`ukryte=${'1,'.repeat(199)}23,4`).hidden).toEqual([1, 23]);
  });

  it('several hidden columns stay hidden', () => {
    expect(compareAddress({ ...own, hidden: [3, 4] })).toBe('/porownanie?ukryte=3,4');
  });

  it('shows the first of too many and says so', () => {
    const many = Array.from({ length: MAX_COMPARED + 2 }, (_, index) => index + 1);
    const view = read(`produkty=${many.join(',')}`);
    expect(view).toMatchObject({ tooMany: true, shared: many.slice(0, MAX_COMPARED) });
  });

  it('leads from one view to another and forgets the message', () => {
    const view = read('produkty=1,2,3&ukryte=2&pelne=1&dodano=3');
    expect(compareAddress(view, { onlyDifferences: true })).toBe('/porownanie?produkty=1,2,3&roznice=1&ukryte=2');
    expect(compareAddress(view, { shared: null, hidden: [] })).toBe('/porownanie');
  });

  it('an address written is the address read', () => {
    const view = read('produkty=4,9&roznice=1&ukryte=9');
    expect(parseCompareView(new URL(compareAddress(view), 'http://sklep.test').searchParams)).toEqual(view);
  });
});

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
