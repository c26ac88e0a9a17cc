import { expect, it } from 'vitest';
import { NO_FILTERS, parseChosenFilters } from '../rules/chosen-filters.ts';
import { canonicalListing } from './load.server.ts';

const address = '/kategoria/3/kurtki';
const plain = { address, text: null, sort: 'relevance-d', perPage: 24, view: 'grid', chosen: NO_FILTERS } as const;
const chosen = parseChosenFilters([['filter_sizes', 'M']]);

it.each([
  ['the start', { ...plain, page: 1 }, address],
  ['another page', { ...plain, page: 3 }, `${address}?counter=2`],
  ['a filtered page', { ...plain, chosen, page: 2 }, address],
  ['a sorted page', { ...plain, sort: 'price-a', page: 2 } as const, address],
  ['larger pages', { ...plain, perPage: 48, page: 2 }, address],
  ['a list', { ...plain, view: 'list', page: 1 } as const, address],
  ['a search', { ...plain, address: '/szukaj', text: 'kubek', chosen, page: 1 }, '/szukaj?text=kubek'],
  ['a search for nothing', { ...plain, address: '/szukaj', text: '', page: 1 }, '/szukaj'],
])('X.15 the canonical address of %s', (_title, listing, expected) => {
  expect(canonicalListing(listing)).toBe(expected);
});
