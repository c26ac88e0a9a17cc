export {
  callOffLocked,
  cancelOrder,
  changeOrderState,
  deliverLocked,
  type OrderChangeOutcome,
} from './change-order.ts';
export type { ComposedOrder } from './compose-order.ts';
export { deliverDigitalJob } from './deliver-digital-job.ts';
export { findOrder, type OrderAccess, readOrderById } from './find-order.ts';
export { getOrderSummary, type OrderSummary } from './get-order-summary.ts';
export { giveBackStock } from './give-back-stock.ts';
export { type BoughtProduct, listBought } from './list-bought.ts';
export { listOrders } from './list-orders.ts';
export { lookUpOrder, type OrderLookup } from './look-up-order.ts';
export { namedSize } from './named-size.ts';
export { opinionInvitationJob } from './opinion-invitation-job.ts';
export {
  addOrderCard,
  getOrderData,
  type OrderDataChange,
  removeOrderCard,
  saveOrderData,
  saveOrderFields,
} from './order-draft.ts';
export { sendOrderLink } from './order-link-mail.ts';
export { writeOrderMails } from './order-mail.ts';
export { type OrderLetter, orderMailJob } from './order-mail-job.ts';
export { findOrdersToForget, forgetOrdersLater, lockOrdersOf, personalOrders } from './personal-data.ts';
export { type OrderOutcome, type PlaceOrder, placeOrder } from './place-order.ts';
export { releaseUnpaid } from './release-unpaid.ts';
export { reorder } from './reorder.ts';
export type { Shopper } from './shopper.ts';
