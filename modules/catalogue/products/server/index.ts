export { withWords } from './card-words.ts';
export { findSizeTypes, getSizePositions, listProducerNames, listTraitValues } from './filter-values.ts';
export {
  findCodeByGtin,
  findIdsByCode,
  findModels,
  findNextPromotionEnd,
  listPhotos,
  listProductNames,
} from './find-products.ts';
export { countCategoryProducts, getCategoryTree, getPopularCategories } from './get-category-tree.ts';
export { getProductPage } from './get-product-page.ts';
export { listCards } from './list-cards.ts';
export {
  factsVersion,
  type ListingFacts,
  listFactsOf,
  listIdsByName,
  listNextFacts,
  NAME_BREAK,
  VALUE_BREAK,
} from './list-listing-facts.ts';
export { listVersions, tagsOfCard, withVersions } from './list-versions.ts';
export { tagsShowing } from './lowest-shown.ts';
export { partsOf, toBundleParts } from './part-row.ts';
export {
  listAvailable,
  listNextIds,
  pickFlagged,
  pickNearby,
  pickSameCategory,
  storePopularity,
} from './pick-products.ts';
export { placeProducts } from './place-products.ts';
export { changePrice, endPromotions, type PriceChangeResult, type PriceOptions } from './prices/change-price.ts';
export { changePrices, type WantedPrice } from './prices/change-prices.ts';
export { previewReduction, type ReductionPreview } from './prices/preview-reduction.ts';
export { enqueuePriceDrops, priceDropped, pricesDropped, type Repriced } from './prices/price-drops.ts';
export {
  getLowestPrices,
  getPriceHistory,
  HISTORY_DAYS,
  type LowestPrice,
  type LowestPriceQuestion,
  type SizeHistory,
} from './prices/price-history.ts';
export { getChangesByRange, getMakerAddresses, getProductAddresses } from './product-addresses.ts';
export { type GroupHead, getCategoryHead, getProducerHead, getSeriesHead, listGroups } from './product-groups.ts';
export { refreshShown } from './refresh-shown.ts';
export { reindexKind, reindexLater } from './reindex-later.ts';
export {
  AVAILABLE_FIRST,
  isVisible,
  keepsLimits,
  listSearchSources,
  listSuggestedRows,
  lowestPriceOf,
  type SearchSource,
  type SuggestedRow,
} from './search-sources.ts';
export {
  findPictureUses,
  findSizes,
  isShownProduct,
  listShownProducts,
  listShownSizes,
  listTraitFacts,
  productNameSql,
  type ShownProduct,
  sizeNameSql,
} from './shown-products.ts';
export { reducedOf } from './size-row.ts';
export { changeStock, moveStock, type StockChangeResult, type StockMove } from './stock/change-stock.ts';
export {
  bundlesOf,
  followParts,
  followPartsLater,
  followStock,
  type Purging,
  type StockChange,
  stockReturned,
} from './stock/follow-stock.ts';
export { lockStock } from './stock/lock-stock.ts';
export { countLowStock, LOW_STOCK, type LowSize, listLowStock } from './stock/low-stock.ts';
export {
  bundleParts,
  categories,
  dictionaryEntries,
  digitalProducts,
  enclosures,
  photos,
  priceHistory,
  producers,
  productCategories,
  productDictionary,
  products,
  productTraits,
  series,
  sizeOrder,
  sizes,
  sizeTiers,
  traits,
  traitValues,
  warranties,
} from './tables.ts';
export { getProductOffer } from './to-product-offer.ts';
