export { changePrice, type PriceChangeResult, type PriceOptions } from './change-price.ts';
export { endPromotions } from './end-promotions.ts';
export { enqueuePriceDrops, type Repriced } from './enqueue-price-drops.ts';
export { getLowestPrices, type LowestPrice, type LowestPriceQuestion } from './get-lowest-prices.ts';
export { getPriceHistory, HISTORY_DAYS, type SizeHistory } from './get-price-history.ts';
export { priceDropped, pricesDropped } from './price-dropped.ts';
