export { findCloseSpellings } from './find-close-spellings.ts';
export type { FoundProducts } from './find-matches.ts';
export { listNames, pageName } from './list-names.ts';
export { fadePopularQueries, getPopularQueries, recordSearch } from './popular-queries.ts';
export { forgetWords, reindexJob, reindexLater, reindexProducts } from './reindex-products.ts';
export { type CountedSearch, countSearch, listSearches, sweepSearchDays } from './search-days.ts';
export { SEARCH_TAG, searchProducts } from './search-products.ts';
export { type Suggestions, suggest } from './suggest.ts';
