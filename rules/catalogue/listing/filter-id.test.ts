import { expect, it } from 'vitest';
import { type FilterId, type FilterKind, filterKind, parseFilterId } from './filter-id.ts';

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

it.each(['filter_colour', 'filter_trait_x', 'filter_price', ''])('%j is no filter of values', (name) => {
  expect(parseFilterId(name)).toBeNull();
});

it('a filter that is not known, or a kind that somebody forgot, does not compile', () => {
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
