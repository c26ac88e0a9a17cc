import { filterKind } from '../rules/filter-id.ts';
import type { FilterValue, ListingFilter } from '../rules/listing-filter.ts';
import * as listingTexts from '../texts/storefront.ts';

/** The catalogue names traits, the texts name all other filters. */
export function filterName({ id, name }: Pick<ListingFilter, 'id' | 'name'>): string {
  const kind = filterKind(id);
  return name || (kind === 'trait' ? id : listingTexts.filterNames[kind]);
}

export function valueName({ value, name }: Pick<FilterValue, 'value' | 'name'>): string {
  return name || (isNamed(value) ? listingTexts.valueNames[value] : value);
}

function isNamed(value: string): value is keyof typeof listingTexts.valueNames {
  return Object.hasOwn(listingTexts.valueNames, value);
}
