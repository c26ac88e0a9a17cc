export { getBasketShipping, getBasketWithDelivery } from './basket-delivery.ts';
export type { ComposedOrder } from './compose-order.ts';
export { findPlacedBefore } from './find-placed-before.ts';
export { getOrderForm, getOrderSummary, type OrderSummary } from './get-order-summary.ts';
export { orderDelivery } from './order-delivery.ts';
export {
  addOrderCard,
  getOrderData,
  type OrderDataChange,
  removeOrderCard,
  saveOrderData,
  saveOrderFields,
} from './order-draft.ts';
export { toShippingItems } from './order-goods.ts';
export { personalDrafts } from './personal-data.ts';
export { type OrderOutcome, placeOrder } from './place-order.ts';
export type { PlaceOrder, Shopper } from './shopper.ts';
