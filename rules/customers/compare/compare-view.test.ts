import { describe, expect, it } from 'vitest';
import { compareAddress, readCompareView } from './compare-view.ts';
import { MOST_COMPARED } from './most-compared.ts';

const read = (query: string) => readCompareView(new URLSearchParams(query));
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

  it('shows the first of too many and says so', () => {
    const many = Array.from({ length: MOST_COMPARED + 2 }, (_, index) => index + 1);
    const view = read(`produkty=${many.join(',')}`);
    expect(view).toMatchObject({ tooMany: true, shared: many.slice(0, MOST_COMPARED) });
  });

  it('leads from one view to another and forgets the message', () => {
    const view = read('produkty=1,2,3&ukryte=2&pelne=1&dodano=3');
    expect(compareAddress(view, { onlyDifferences: true })).toBe('/porownanie?produkty=1,2,3&roznice=1&ukryte=2');
    expect(compareAddress(view, { shared: null, hidden: [] })).toBe('/porownanie');
  });

  it('an address written is the address read', () => {
    const view = read('produkty=4,9&roznice=1&ukryte=9');
    expect(readCompareView(new URL(compareAddress(view), 'http://sklep.test').searchParams)).toEqual(view);
  });
});
