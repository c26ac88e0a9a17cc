import type { ListingKind } from '../rules/listing-query.ts';

export const LISTING_ROUTES: Record<string, ListingKind> = {
  'kategoria/:id/:slug?': 'category',
  'producent/:id/:slug?': 'producer',
  'seria/:id/:slug?': 'series',
  promocje: 'promotions',
  nowosci: 'new',
  szukaj: 'search',
};
