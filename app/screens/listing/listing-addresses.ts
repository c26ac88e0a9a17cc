import type { ListingKind } from '#rules/catalogue/listing-query.ts';

/** Addresses of listings, as routes write them, and what is listed there. */
export const LISTING_ADDRESSES: Record<string, ListingKind> = {
  'kategoria/:id/:slug?': 'category',
  'producent/:id/:slug?': 'producer',
  'seria/:id/:slug?': 'series',
  promocje: 'promotions',
  nowosci: 'new',
  szukaj: 'search',
};
