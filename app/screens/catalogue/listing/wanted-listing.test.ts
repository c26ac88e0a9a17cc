import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '#rules/catalogue/listing/chosen-filters.ts';
import { listingAddress } from './listing-address.ts';
import type { ShownListing } from './shown-listing.ts';
import { wantedListing } from './wanted-listing.ts';

const shown = {
  address: '/szukaj',
  text: 'kurtka',
  sort: 'relevance-d',
  perPage: 24,
  view: 'grid',
  page: 3,
  chosen: NO_FILTERS,
  filters: [
    {
      id: 'filter_sizes',
      name: '',
      values: ['L', 'M'].map((value) => ({ value, name: value, count: 1, chosen: false })),
    },
  ],
} as Partial<ShownListing> as ShownListing;

const loading = (search: string, pathname = '/szukaj') => wantedListing(shown, { pathname, search });

describe('wantedListing', () => {
  it('X.55 holds every choice of the load under way', () => {
    const wanted = loading('?text=kurtka&sort_order=price-a&portions=48&display=list&filter_sizes=M&filter_price=10-');
    expect(wanted).toMatchObject({ sort: 'price-a', perPage: 48, view: 'list', page: 1 });
    expect(wanted.filters[0]?.values.map(({ chosen }) => chosen)).toEqual([false, true]);
    expect(listingAddress(wanted)).toBe(
      '/szukaj?text=kurtka&sort_order=price-a&portions=48&display=list&filter_sizes=M&filter_price=10-',
    );
  });

  it.each([
    ['nothing is loading', undefined],
    ['another page is loading', { pathname: '/produkt/1/kurtka', search: '?filter_sizes=M' }],
    ['another phrase is loading', { pathname: '/szukaj', search: '?text=czapka&filter_sizes=M' }],
  ])('is the shown one when %s', (_what, target) => {
    expect(wantedListing(shown, target)).toBe(shown);
  });

  it('knows the page on its way', () => {
    expect(loading('?text=kurtka&counter=4').page).toBe(5);
  });
});
