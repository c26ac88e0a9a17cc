import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import type { NamedLink } from '#modules/catalogue/products/rules/product-page.ts';
import type { SearchBounds } from '#modules/catalogue/search/rules/search-bounds.ts';
import type { ChosenFilters } from './chosen-filters.ts';
import type { ListingFilters } from './listing-filter.ts';
import type { ListingKind, ListingSort } from './listing-query.ts';

/** A page of a category, producer, series, promotions, news or search listing. */
export interface Listing extends ListingFilters {
  kind: ListingKind;
  /** Empty where the shop has its own word for it. */
  title: string;
  /** From the root to this listing, itself included; empty for a search and for promotions and news. */
  path: NamedLink[];
  /** HTML, cleaned when saved. */
  description: string;
  /** One step down; with filters chosen only where they leave products, and how many. */
  children: (NamedLink & { count: number; photo: string | null })[];
  /** Products the chosen filters leave in each category of the department, by id; null when nothing is chosen. */
  inCategories: ReadonlyMap<number, number> | null;
  /** Products, each colour version for itself, as in all counts of filters and categories. */
  total: number;
  /** What pages are made of: one for each product, or for each model where its versions share a card. */
  cards: number;
  /** What a broad search was cut to before any filter: more match, but only so many are here; null when all are. */
  cutTo: number | null;
  /** From 1. */
  page: number;
  pages: number;
  perPage: number;
  sort: ListingSort;
  /** The filters that narrowed it; unknown ones are left out. */
  chosen: ChosenFilters;
  products: ProductCard[];
  /** What was searched instead of a text with typing slips or words no product has; null otherwise. */
  correctedText: string | null;
  /** Words of the text that no product has. */
  leftOut: string[];
  /** No product has all words of the text: these are the thing asked for, but not all that was said of it. */
  partial: boolean;
  /** Some, and those first, have all words of the text only with their descriptions. */
  described: boolean;
  /** Names of the dictionary that were looked for too. */
  otherNames: string[];
  /** Words of the text that products must not have. */
  without: string[];
  /** Limits of price and size the text set. */
  bounds: SearchBounds;
  /** Nothing found can keep them: they were given up. */
  limitsGivenUp: boolean;
  /** Tags of the page cache. */
  tags: string[];
}
