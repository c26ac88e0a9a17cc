export {
  changeStock,
  moveStock,
  type StockChangeResult,
  type StockMove,
} from '#modules/catalogue/availability/server/change-stock.ts';
export {
  bundlesOf,
  followParts,
  followPartsLater,
  followStock,
  type Purging,
  type StockChange,
  stockReturned,
} from '#modules/catalogue/availability/server/follow-stock.ts';
export { lockStock } from '#modules/catalogue/availability/server/lock-stock.ts';
export {
  countLowStock,
  LOW_STOCK,
  type LowSize,
  listLowStock,
} from '#modules/catalogue/availability/server/low-stock.ts';
export {
  countCategoryProducts,
  getCategoryTree,
  getPopularCategories,
} from '#modules/catalogue/categories/server/get-category-tree.ts';
export { getListing, getProductCards, getVersionCard } from '#modules/catalogue/listing/server/get-listing.ts';
export { keepListingIndex } from '#modules/catalogue/listing/server/listing-index/get-listing-index.ts';
export { warmListingIndex } from '#modules/catalogue/listing/server/listing-index/warm-listing-index.ts';
export { lowestShown, tagsShowing } from '#modules/catalogue/listing/server/lowest-shown.ts';
export { withWords } from './card-words.ts';
export { getProductPage } from './get-product-page.ts';
export { tagsOfCard } from './list-versions.ts';
export { partsOf, toBundleParts } from './part-row.ts';
export { placeProducts } from './place-products.ts';
export { countPopularity } from './popularity/count-popularity.ts';
export { getChangesByRange, getMakerAddresses, getProductAddresses } from './product-addresses.ts';
export { refreshShown } from './refresh-shown.ts';
export { reducedOf } from './size-row.ts';
export { getProductOffer } from './to-product-offer.ts';
