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
  /** The first page unless told. */
  page?: number;
  chosen?: ChosenFilters;
  view?: ListingView;
}

/** The address of the same listing with another page, choice or view; defaults stay out, so that each page has one address. */
export function listingAddress(listing: Shown, wanted: Wanted = {}): string {
  const { page = 1, chosen = listing.chosen } = wanted;
  const parameters = new URLSearchParams([...listingSettings(listing, wanted), ...writeChosenFilters(chosen)]);
  if (page > 1) parameters.set('counter', String(page - 1));
  // A comma needs no escape, and a list of values stays readable.
  const query = parameters.toString().replaceAll('%2C', ',');
  return query ? `${listing.address}?${query}` : listing.address;
}

/** The way to another category takes the chosen filters along: the number next to it is what one finds there. */
export function neighbourAddress(listing: Shown, link: string): string {
  return hasFilters(listing.chosen) ? listingAddress({ ...listing, address: link }) : link;
}

/** What a form of the listing carries along: the phrase, sort order, page size and view. */
export function listingSettings(listing: Shown, { view = listing.view }: Wanted = {}): [string, string][] {
  return [
    ...(listing.text === null ? [] : [['text', listing.text]]),
    ...(listing.sort === DEFAULT_SORT ? [] : [['sort_order', listing.sort]]),
    ...(listing.perPage === DEFAULT_PAGE_SIZE ? [] : [['portions', String(listing.perPage)]]),
    ...(view === 'grid' ? [] : [['display', view]]),
  ] as [string, string][];
}
