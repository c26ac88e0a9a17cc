import { describe, expect, it } from 'vitest';
import type { SearchGroups } from '#wire/client/search.ts';
import { suggestionGroups } from './suggestion-groups.ts';

const nothing: SearchGroups = { products: [], menuNodes: [], producers: [], series: [], cms: [], searchQueries: [] };

function product(name: string, gross: number) {
  const price = { gross: { value: gross, formatted: `${gross},00 zł` }, net: { value: gross, formatted: 'netto' } };
  return { name, link: `/produkt/1/${name}`, iconSmall: '/i.webp', price: { price } };
}

describe('suggestion groups', () => {
  it('S7.31 shows each non-empty group', () => {
    const found = {
      ...nothing,
      products: [product('kubek', 24)],
      producers: [{ name: 'Ceramika', link: '/producent/1/ceramika' }],
    };
    expect(suggestionGroups(found, 'gross')).toEqual([
      {
        title: 'Produkty',
        suggestions: [{ name: 'kubek', link: '/produkt/1/kubek', icon: '/i.webp', price: '24,00 zł' }],
      },
      { title: 'Producenci', suggestions: [{ name: 'Ceramika', link: '/producent/1/ceramika' }] },
    ]);
  });

  it('S3.40 shows the path of a category when given', () => {
    const bc = { item: [{ title: 'Dom' }, { title: 'Stół' }] };
    const found = { ...nothing, menuNodes: [{ name: 'Kubki', link: '/k', bc }] };
    expect(suggestionGroups(found, 'gross')?.[0]?.suggestions[0]?.path).toBe('Dom / Stół');
  });

  it('S3.40 a department is not its own path', () => {
    const found = { ...nothing, menuNodes: [{ name: 'Buty', link: '/k', bc: { item: [{ title: 'Buty' }] } }] };
    expect(suggestionGroups(found, 'gross')?.[0]?.suggestions[0]?.path).toBeUndefined();
  });

  it('S4.08 what is sold for points only says its points', () => {
    const found = { ...nothing, products: [{ ...product('kubek', 0), points: 300 }] };
    expect(suggestionGroups(found, 'gross')?.[0]?.suggestions[0]?.price).toBe('300\u00a0pkt');
  });

  it('takes the price of the shop type, and a phone price for exactly 0', () => {
    const found = { ...nothing, products: [product('a', 10), product('b', 0)] };
    expect(suggestionGroups(found, 'net')?.[0]?.suggestions.map(({ price }) => price)).toEqual([
      'netto',
      'Cena na telefon',
    ]);
  });

  it('nothing found is null', () => {
    expect(suggestionGroups(nothing, 'gross')).toBeNull();
  });
});
