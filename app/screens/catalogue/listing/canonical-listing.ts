import { NO_FILTERS } from '#rules/catalogue/listing/chosen-filters.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT } from '#rules/catalogue/products/listing-query.ts';
import { listingAddress } from './listing-address.ts';

type Shown = Parameters<typeof listingAddress>[0] & { page: number };

/** X.15: every page of the plain listing stands for itself; what is filtered, sorted or otherwise divided, for its start. */
export function canonicalListing({ page, ...listing }: Shown): string {
  const plain = listingAddress({
    address: listing.address,
    text: listing.text || null,
    view: 'grid',
    sort: DEFAULT_SORT,
    perPage: DEFAULT_PAGE_SIZE,
    chosen: NO_FILTERS,
  });
  return listingAddress(listing) === plain ? listingAddress(listing, { page }) : plain;
}
