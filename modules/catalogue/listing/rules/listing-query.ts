import type { ChosenFilters } from './chosen-filters.ts';

/** Contract 3.13. */
export const LISTING_SORTS = ['relevance-d', 'name-a', 'name-d', 'price-a', 'price-d', 'date-a', 'date-d'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

export const DEFAULT_SORT: ListingSort = 'relevance-d';

export const PAGE_SIZES = [24, 48, 96] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 24;

export type ListingTarget =
  | { kind: 'category' | 'producer' | 'series'; id: number }
  | { kind: 'promotions' | 'new' }
  | { kind: 'search'; text: string };

export type ListingKind = ListingTarget['kind'];

export type ListingQuery = ListingTarget & {
  page?: number;
  perPage?: PageSize;
  sort?: ListingSort;
  filters?: ChosenFilters;
};

export function parseSort(text: string | null | undefined): ListingSort {
  return LISTING_SORTS.find((sort) => sort === text) ?? DEFAULT_SORT;
}

export function parsePageSize(text: string | null | undefined): PageSize {
  return PAGE_SIZES.find((size) => String(size) === text) ?? DEFAULT_PAGE_SIZE;
}

// Customers do not page further, and an offset costs the database.
const LAST_PAGE = 10_000;

export function parsePage(text: string | null | undefined): number {
  if (!text || !/^\d{1,6}$/.test(text)) return 1;
  return Math.min(LAST_PAGE, Math.max(1, Number(text)));
}

/** The routes of listings. */
export const LISTING_ROUTES: Record<string, ListingKind> = {
  'kategoria/:id/:slug?': 'category',
  'producent/:id/:slug?': 'producer',
  'seria/:id/:slug?': 'series',
  promocje: 'promotions',
  nowosci: 'new',
  szukaj: 'search',
};
