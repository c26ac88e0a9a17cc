export type { AddToBasket, BasketChange, SetBasketLine } from './basket-change.ts';
export { countInBasket, removeLines } from './basket-lines.ts';
export { addToBasket, changeBasket, setBasketLines } from './change-basket.ts';
export { getBasket, sumBasket } from './get-basket.ts';
export {
  addLineFiles,
  copyLineFiles,
  type LineFile,
  listLineFiles,
  namesOfOrderedFiles,
  orderLineFiles,
  removeLineFile,
  type SentLineFile,
} from './line-files.ts';
export { linePartsNow } from './line-parts.ts';
export { linePrice, pointsEarned, quotePrice, quotePrices } from './line-price.ts';
export { listOrderLines } from './list-order-lines.ts';
export { personalBasket } from './personal-data.ts';
export { copyBasket, hasRemoved, restoreRemoved } from './restore-removed.ts';
export { listSavedProducts } from './saved-products.ts';
export { listSizesOnSale, type SizeOfProduct, type SizeOnSale } from './size-on-sale.ts';
export { sweepLineFiles } from './sweep-line-files.ts';
export { BASKET_LINES_OF_VISITOR, basketLines } from './tables.ts';
