import { describe, expect, it } from 'vitest';
import { NO_FILTERS, parseChosenFilters } from '../rules/chosen-filters.ts';
import { listingAddress, neighbourAddress } from './listing-address.ts';

const plain = {
  address: '/kategoria/3/kurtki',
  text: null,
  sort: 'relevance-d',
  perPage: 24,
  view: 'grid',
  chosen: NO_FILTERS,
} as const;

describe('listingAddress', () => {
  it.each([
    ['the first page has no parameter', plain, 1, '/kategoria/3/kurtki'],
    ['pages are counted from 0', plain, 2, '/kategoria/3/kurtki?counter=1'],
    [
      'sort order, page size and view are kept',
      { ...plain, sort: 'price-a', perPage: 48, view: 'list' } as const,
      3,
      '/kategoria/3/kurtki?sort_order=price-a&portions=48&display=list&counter=2',
    ],
    [
      'the phrase is escaped',
      { ...plain, address: '/szukaj', text: 'kubek & łyżka' },
      1,
      '/szukaj?text=kubek+%26+%C5%82y%C5%BCka',
    ],
    [
      'filters are comma lists',
      {
        ...plain,
        chosen: parseChosenFilters([
          ['filter_sizes', 'M,L'],
          ['filter_price', '10-'],
        ]),
      },
      2,
      '/kategoria/3/kurtki?filter_sizes=L,M&filter_price=10-&counter=1',
    ],
  ])('%s', (_title, listing, page, address) => {
    expect(listingAddress(listing, { page })).toBe(address);
  });

  it('another choice starts at the first page', () => {
    const chosen = parseChosenFilters([['filter_available', 'y']]);
    expect(listingAddress(plain, { chosen })).toBe('/kategoria/3/kurtki?filter_available=y');
  });

  it('the way to another category takes the choice along, and nothing but its name when there is none', () => {
    const jumpers = '/kategoria/4/swetry';
    expect(neighbourAddress({ ...plain, sort: 'price-a' }, jumpers)).toBe(jumpers);
    const chosen = parseChosenFilters([['filter_sizes', 'M']]);
    expect(neighbourAddress({ ...plain, sort: 'price-a', chosen }, jumpers)).toBe(
      `${jumpers}?sort_order=price-a&filter_sizes=M`,
    );
  });
});
