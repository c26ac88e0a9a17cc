import type { ListingSort } from '#rules/catalogue/listing-query.ts';

interface Shown {
  address: string;
  text: string | null;
  sort: ListingSort;
  perPage: number;
}

/** The address of the same listing with another page; defaults stay out of it, so that each page has one address. */
export function listingAddress(listing: Shown, wanted: { page: number }): string {
  const parameters = new URLSearchParams();
  if (listing.text !== null) parameters.set('text', listing.text);
  if (listing.sort !== 'relevance-d') parameters.set('sort_order', listing.sort);
  if (listing.perPage !== 24) parameters.set('portions', String(listing.perPage));
  if (wanted.page > 1) parameters.set('counter', String(wanted.page - 1));
  const query = parameters.toString();
  return query ? `${listing.address}?${query}` : listing.address;
}
