export { type ExplainedProduct, type ExplainedSearch, explainSearch } from './explain-search.ts';
export { findCloseSpellings } from './find-close-spellings.ts';
export type { FoundProducts, ReadFits } from './find-matches.ts';
export { listNames, pageName } from './list-names.ts';
export {
  findSearchRule,
  listSearchRules,
  type ManagedSearchRule,
  pinOf,
  type RuleSaving,
  removeSearchRule,
  savePin,
  saveSearchPage,
  saveSynonym,
  synonymOf,
} from './manage-rules.ts';
export { fadePopularQueries, getPopularQueries, recordSearch } from './popular-queries.ts';
export { forgetWords, reindexJob, reindexProducts } from './reindex-products.ts';
export { type CountedSearch, countSearch, listMissedSearches, listSearches, sweepSearchDays } from './search-days.ts';
export { productsBeginning, searchProducts } from './search-products.ts';
export { findSearchPage, SEARCH_TAG } from './search-rules.ts';
export { type Suggestions, suggest, tagsOfSuggestions } from './suggest.ts';
export { searchRules } from './tables.ts';
export { keepWordIndex } from './word-index/get-word-index.ts';
