import { describe, expect, it } from 'vitest';
import { suggestionGroups } from './suggestion-groups.ts';

const price = (gross: number) => ({
  price: {
    gross: { value: gross, formatted: `${gross},00 zł` },
    net: { value: gross / 1.23, formatted: 'netto' },
  },
});

describe('suggestion groups', () => {
  it('S7.31 shows each non-empty group', () => {
    const groups = suggestionGroups(
      {
        products: [{ name: 'Kubek', link: '/produkt/1/kubek', iconSmall: '/i.webp', price: price(24) }],
        producers: [{ name: 'Ceramika', link: '/producent/1/ceramika' }],
        series: [],
        cms: null,
      },
      'gross',
    );
    expect(groups).toEqual([
      {
        title: 'Produkty',
        suggestions: [{ name: 'Kubek', link: '/produkt/1/kubek', icon: '/i.webp', note: '24,00 zł' }],
      },
      { title: 'Producenci', suggestions: [{ name: 'Ceramika', link: '/producent/1/ceramika' }] },
    ]);
  });

  it('S3.40 shows the path of a category when given', () => {
    const answer = { menuNodes: [{ name: 'Kubki', link: '/k', bc: { item: [{ title: 'Dom' }, { title: 'Stół' }] } }] };
    expect(suggestionGroups(answer, 'gross')?.[0]?.suggestions[0]?.note).toBe('Dom / Stół');
  });

  it('takes the price of the shop type and a phone price for exactly 0', () => {
    const products = [
      { name: 'a', link: '/a', price: price(10) },
      { name: 'b', link: '/b', price: price(0) },
    ];
    expect(suggestionGroups({ products }, 'net')?.[0]?.suggestions.map(({ note }) => note)).toEqual([
      'netto',
      'Cena na telefon',
    ]);
  });

  it('nothing found is null', () => {
    expect(suggestionGroups({ products: [], cms: null }, 'gross')).toBeNull();
  });
});
