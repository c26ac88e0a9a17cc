export type { AddToBasket, BasketChange, SetBasketLine } from './basket-change.ts';
export type { BasketLine, BasketView, LineAvailability } from './basket-view.ts';
export { addToBasket, changeBasket, setBasketLines } from './change-basket.ts';
export { getBasket } from './get-basket.ts';
export type { LineExtras } from './line-extras.ts';
