export { changePrice, endPromotions, type PriceChangeResult, type PriceOptions } from './change-price.ts';
export { changePrices, type WantedPrice } from './change-prices.ts';
export { previewReduction, type ReductionPreview } from './preview-reduction.ts';
export { enqueuePriceDrops, priceDropped, pricesDropped, type Repriced } from './price-drops.ts';
export {
  getLowestPrices,
  getPriceHistory,
  HISTORY_DAYS,
  type LowestPrice,
  type LowestPriceQuestion,
  type SizeHistory,
} from './price-history.ts';
export { priceHistory } from './tables.ts';
