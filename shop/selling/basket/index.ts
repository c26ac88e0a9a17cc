export type { AddToBasket, BasketChange, SetBasketLine } from './basket-change.ts';
export { addToBasket, changeBasket, setBasketLines } from './change-basket.ts';
export { copyBasket } from './copy-basket.ts';
export { countInBasket } from './count-in-basket.ts';
export { getBasket } from './get-basket.ts';
export { readKeptProducts } from './kept-products.ts';
export {
  addLineFiles,
  type LineFile,
  listLineFiles,
  namesOfOrderedFiles,
  orderLineFiles,
  removeLineFile,
  type SentLineFile,
} from './line-files.ts';
export { linePartsNow } from './line-parts.ts';
export { pointsEarned } from './line-price.ts';
export { personalBasket } from './personal-data.ts';
export { priceWish } from './price-wish.ts';
export { readOrderLines } from './read-order-lines.ts';
export { removeLines } from './remove-lines.ts';
export { hasRemoved, restoreRemoved } from './restore-removed.ts';
export { readSizesOnSale, type SizeOfProduct, type SizeOnSale } from './size-on-sale.ts';
export { sweepLineFiles } from './sweep-line-files.ts';
