import type { ListingSort } from './listing-query.ts';
import type { ProductCard } from './product-card.ts';
import type { NamedLink } from './product-page.ts';

/** A page of a category, producer, series or search listing. */
export interface Listing {
  title: string;
  /** From the root to this listing, itself included; empty for a search. */
  path: NamedLink[];
  /** HTML, cleaned when saved. */
  description: string;
  children: (NamedLink & { count: number; photo: string | null })[];
  total: number;
  /** From 1. */
  page: number;
  pages: number;
  perPage: number;
  sort: ListingSort;
  products: ProductCard[];
  /** What was searched instead of a mistyped text; null otherwise. */
  correctedText: string | null;
  /** Tags of the page cache. */
  tags: string[];
}
