export { findCloseSpellings } from './find-close-spellings.ts';
export { getPopularQueries } from './get-popular-queries.ts';
export { reindexJob, reindexLater } from './reindex-later.ts';
export { reindexProducts } from './reindex-products.ts';
export { type FoundProducts, searchProducts } from './search-products.ts';
export { type Suggestions, suggest } from './suggest.ts';
