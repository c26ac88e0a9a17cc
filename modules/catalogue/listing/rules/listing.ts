import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import type { NamedLink } from '#modules/catalogue/products/rules/product-page.ts';
import type { SearchBounds } from '#modules/catalogue/search/rules/search-bounds.ts';
import type { ChosenFilters } from './chosen-filters.ts';
import type { ListingFilters } from './listing-filter.ts';
import type { ListingKind, ListingSort } from './listing-query.ts';

export interface Listing extends ListingFilters {
  kind: ListingKind;
  /** Empty where the shop's texts name it. */
  title: string;
  /** From the root to this listing; empty for search, promotions and new products. */
  path: NamedLink[];
  /** HTML, cleaned when it was saved. */
  description: string;
  /** One level down; with filters only those with products, and their number. */
  children: (NamedLink & { count: number; photo: string | null })[];
  /** Products in each category of the department after the filters, by id; null without filters. */
  inCategories: ReadonlyMap<number, number> | null;
  /** Products; each colour version counts, as in all filters and categories. */
  total: number;
  /** Cards: one per product, or per model where versions share a card. */
  cards: number;
  /** Number that a broad search was cut to before filters; null when it was not cut. */
  cutTo: number | null;
  /** From 1. */
  page: number;
  pages: number;
  perPage: number;
  sort: ListingSort;
  /** Unknown filters are removed. */
  chosen: ChosenFilters;
  products: ProductCard[];
  /** Searched text when the typed one had typos or unknown words; null otherwise. */
  correctedText: string | null;
  leftOut: string[];
  /** No product has all words. */
  partial: boolean;
  /** Some products, listed first, have all words only with their descriptions. */
  described: boolean;
  otherNames: string[];
  without: string[];
  bounds: SearchBounds;
  /** No product keeps the limits, so they were ignored. */
  limitsGivenUp: boolean;
  tags: string[];
}
