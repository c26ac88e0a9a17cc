import { expect, it } from 'vitest';
import {
  type FilterId,
  type FilterKind,
  filterKind,
  isFilterValue,
  parseFilterId,
  traitOfFilter,
} from './filter-id.ts';

it.each([
  ['filter_producer', 'filter_producer'],
  ['filter_sizes', 'filter_sizes'],
  ['filter_flags', 'filter_flags'],
  ['filter_available', 'filter_available'],
  ['filter_trait_7', 'trait'],
  ['filter_traits[7]', 'trait'],
])('%s is a filter of the kind %s', (name, kind) => {
  const id = parseFilterId(name);
  expect(id && filterKind(id)).toBe(kind);
});

it.each(['filter_colour', 'filter_trait_x', 'filter_price', 'my_filter_trait_7', ''])(
  '%j is no filter of values',
  (name) => {
    expect(parseFilterId(name)).toBeNull();
  },
);

it('an unknown filter or a kind without a case does not compile', () => {
  // @ts-expect-error no such filter
  const unknown: FilterId = 'filter_colour';
  // @ts-expect-error the trait is missing
  const facets: Record<FilterKind, string> = {
    filter_producer: 'producers',
    filter_sizes: 'sizes',
    filter_flags: 'flags',
    filter_available: 'available',
  };
  expect(Object.keys(facets)).not.toContain(unknown);
});

it.each<[FilterId, string, boolean]>([
  ['filter_flags', 'promotion', true],
  ['filter_flags', 'new', true],
  ['filter_flags', 'bestseller', true],
  ['filter_flags', '7', false],
  ['filter_available', 'y', true],
  ['filter_available', '', false],
  ['filter_sizes', 'M', true],
  ['filter_sizes', 'M'.repeat(40), true],
  ['filter_sizes', 'M'.repeat(41), false],
  ['filter_sizes', `9%2C5${'M'.repeat(37)}`, true],
  ['filter_sizes', `9%2C5${'M'.repeat(38)}`, false],
  ['filter_sizes', '', false],
  ['filter_sizes', 'M\0', false],
  ['filter_producer', '7', true],
  ['filter_producer', '07', false],
  ['filter_trait_3', '999999999', true],
  ['filter_trait_3', '9999999999', false],
])('of %s the value %j may be chosen: %s', (id, value, possible) => {
  expect(isFilterValue(id, value)).toBe(possible);
});

it('a filter names its trait', () => {
  expect([traitOfFilter('filter_trait_7'), traitOfFilter('filter_sizes')]).toEqual([7, null]);
});
