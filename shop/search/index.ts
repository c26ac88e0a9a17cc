export { fadePopularQueries } from './fade-popular-queries.ts';
export { findCloseSpellings } from './find-close-spellings.ts';
export type { FoundProducts } from './find-matches.ts';
export { getPopularQueries } from './get-popular-queries.ts';
export { noteSearch } from './note-search.ts';
export { reindexJob, reindexLater } from './reindex-later.ts';
export { reindexProducts } from './reindex-products.ts';
export { searchProducts } from './search-products.ts';
export { type Suggestions, suggest } from './suggest.ts';
