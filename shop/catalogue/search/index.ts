export { findCloseSpellings } from './find-close-spellings.ts';
export type { FoundProducts } from './find-matches.ts';
export { fadePopularQueries, getPopularQueries, noteSearch } from './popular-queries.ts';
export { pageName, readNames } from './read-names.ts';
export { forgetWords, reindexJob, reindexLater, reindexProducts } from './reindex-products.ts';
export { SEARCH_TAG, searchProducts } from './search-products.ts';
export { type Suggestions, suggest } from './suggest.ts';
