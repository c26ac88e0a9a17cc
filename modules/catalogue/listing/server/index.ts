export { countPopularity } from './count-popularity.ts';
export { getListing, getProductCards, getVersionCard } from './get-listing.ts';
export { keepListingIndex } from './listing-index/get-listing-index.ts';
export { warmListingIndex } from './listing-index/warm-listing-index.ts';
