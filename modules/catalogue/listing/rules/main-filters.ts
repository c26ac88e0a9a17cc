import { toneOfName } from '#modules/catalogue/products/rules/colour-tone.ts';
import { AVAILABLE_FILTER, FLAG_FILTER, SIZE_FILTER } from './filter-id.ts';
import type { ListingFilter } from './listing-filter.ts';

/** In addition to the price, which every listing has. */
const MAIN = 2;
const FEWEST_FOLDED = 2;

interface SplitFilters {
  main: ListingFilter[];
  more: ListingFilter[];
}

export function splitFilters(filters: readonly ListingFilter[]): SplitFilters {
  const main = [...filters].sort((a, b) => placeOf(a) - placeOf(b)).slice(0, MAIN);
  const more = filters.filter((filter) => !main.includes(filter));
  return more.length < FEWEST_FOLDED ? { main: [...main, ...more], more: [] } : { main, more };
}

/** Most of its values are colours, independently of its name. */
export function isColourFilter({ values }: Pick<ListingFilter, 'values'>): boolean {
  return values.filter(({ name }) => toneOfName(name)).length * 2 > values.length;
}

/** Sizes, colours, other traits, then filters with a single tick. */
function placeOf(filter: ListingFilter): number {
  if (filter.id === SIZE_FILTER) return 0;
  if (isColourFilter(filter)) return 1;
  return filter.id === AVAILABLE_FILTER || filter.id === FLAG_FILTER ? 3 : 2;
}
