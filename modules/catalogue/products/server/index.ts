export { cardColumns, toProductCard } from './card-row.ts';
export { withWords } from './card-words.ts';
export { getCategoryPath } from './category-path.ts';
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
export { listVersions, tagsOfCard, withVersions } from './list-versions.ts';
export { lowestShown, tagsShowing } from './lowest-shown.ts';
export { partsOf, toBundleParts } from './part-row.ts';
export { placeProducts } from './place-products.ts';
export { getChangesByRange, getMakerAddresses, getProductAddresses } from './product-addresses.ts';
export { type GroupHead, getCategoryHead, getProducerHead, getSeriesHead, listGroups } from './product-groups.ts';
export { refreshShown } from './refresh-shown.ts';
export { reindexKind, reindexLater } from './reindex-later.ts';
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
  digitalProducts,
  photos,
  producers,
  productCategories,
  products,
  productTraits,
  sizes,
  sizeTiers,
  traits,
  traitValues,
} from './tables.ts';
export { getProductOffer } from './to-product-offer.ts';
