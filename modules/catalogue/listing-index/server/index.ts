export { getListingIndex, keepListingIndex, warmListingIndex } from './get-listing-index.ts';
export { getProductCards, getVersionCard, modelsOf } from './get-product-cards.ts';
export type { FacetColumn, FacetName, ListingColumns, SortKey } from './listing-columns.ts';
export type { ListingIndex } from './listing-index.ts';
export type { ValueSets } from './value-sets.ts';
