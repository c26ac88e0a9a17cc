import { describe, expect, it } from 'vitest';
import { listingAddress } from './listing-address.ts';

const plain = { address: '/kategoria/3/kurtki', text: null, sort: 'relevance-d', perPage: 24 } as const;

describe('listingAddress', () => {
  it.each([
    ['the first page has no parameter', plain, 1, '/kategoria/3/kurtki'],
    ['pages are counted from 0', plain, 2, '/kategoria/3/kurtki?counter=1'],
    [
      'sort order and page size are kept',
      { ...plain, sort: 'price-a', perPage: 48 } as const,
      3,
      '/kategoria/3/kurtki?sort_order=price-a&portions=48&counter=2',
    ],
    [
      'the phrase is escaped',
      { ...plain, address: '/szukaj', text: 'kubek & łyżka' },
      1,
      '/szukaj?text=kubek+%26+%C5%82y%C5%BCka',
    ],
  ])('%s', (_title, listing, page, address) => {
    expect(listingAddress(listing, { page })).toBe(address);
  });
});
