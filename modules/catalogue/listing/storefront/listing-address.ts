import { type ChosenFilters, hasFilters, type ListingView, writeChosenFilters } from '../rules/chosen-filters.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, type ListingSort } from '../rules/listing-query.ts';

interface Shown {
  address: string;
  text: string | null;
  sort: ListingSort;
  perPage: number;
  view: ListingView;
  chosen: ChosenFilters;
}

interface Wanted {
  page?: number;
  chosen?: ChosenFilters;
  view?: ListingView;
}

/** Defaults are omitted, so that each page has one address. */
export function listingAddress(listing: Shown, wanted: Wanted = {}): string {
  const { page = 1, chosen = listing.chosen } = wanted;
  const parameters = new URLSearchParams([...listingSettings(listing, wanted), ...writeChosenFilters(chosen)]);
  if (page > 1) parameters.set('counter', String(page - 1));
  // A comma needs no escape and keeps lists readable.
  const query = parameters.toString().replaceAll('%2C', ',');
  return query ? `${listing.address}?${query}` : listing.address;
}

/** Keeps the filters, because the shown number counts with them. */
export function neighbourAddress(listing: Shown, link: string): string {
  return hasFilters(listing.chosen) ? listingAddress({ ...listing, address: link }) : link;
}

export function listingSettings(listing: Shown, { view = listing.view }: Wanted = {}): [string, string][] {
  return [
    ...(listing.text === null ? [] : [['text', listing.text]]),
    ...(listing.sort === DEFAULT_SORT ? [] : [['sort_order', listing.sort]]),
    ...(listing.perPage === DEFAULT_PAGE_SIZE ? [] : [['portions', String(listing.perPage)]]),
    ...(view === 'grid' ? [] : [['display', view]]),
  ] as [string, string][];
}
