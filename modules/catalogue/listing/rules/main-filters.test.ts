import { expect, it } from 'vitest';
import type { FilterId } from './filter-id.ts';
import type { ListingFilter } from './listing-filter.ts';
import { isColourFilter, splitFilters } from './main-filters.ts';

const filterOf = (id: FilterId, ...names: string[]): ListingFilter => ({
  id,
  name: '',
  values: names.map((name) => ({ value: name, name, count: 1, chosen: false })),
});

const available = filterOf('filter_available', '');
const flags = filterOf('filter_flags', '', '');
const sizes = filterOf('filter_sizes', 'S', 'M');
const producer = filterOf('filter_producer', 'Polana', 'Halniak');
const material = filterOf('filter_trait_1', 'wełna', 'len');
const colour = filterOf('filter_trait_2', 'zielony', 'granatowy', 'w kratę');

it.each([
  ['size and colour, wherever they stand', [available, flags, sizes, producer, material, colour], [sizes, colour]],
  [
    'without sizes, what says something of the product',
    [available, flags, producer, material, colour],
    [colour, producer],
  ],
  ['a tick alone only where there is nothing else', [available, producer], [producer, available]],
  ['nothing of nothing', [], []],
])('shows %s at once, and folds the others in their order', (_, filters, main) => {
  const split = splitFilters(filters);
  expect(split.main).toEqual(main);
  expect(split.more).toEqual(filters.filter((filter) => !main.includes(filter)));
});

it('folds no single filter away', () => {
  expect(splitFilters([sizes, producer, colour])).toEqual({ main: [sizes, colour, producer], more: [] });
});

it('knows the filter of colours by its values', () => {
  expect([colour, material].map(isColourFilter)).toEqual([true, false]);
});
