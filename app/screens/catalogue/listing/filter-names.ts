import type { FilterValue, ListingFilter } from '#rules/catalogue/listing/listing-filter.ts';
import { listingTexts } from '#texts/catalogue/listing.ts';

const { filterNames, valueNames } = listingTexts;

/** The catalogue names traits and their values; the shop names the rest. */
export function filterName({ id, name }: Pick<ListingFilter, 'id' | 'name'>): string {
  return name || (filterNames[id] ?? id);
}

export function valueName({ value, name }: Pick<FilterValue, 'value' | 'name'>): string {
  return name || (valueNames[value] ?? value);
}
