export {
  callOffLocked,
  cancelOrder,
  changeOrderState,
  deliverLocked,
  type OrderChangeOutcome,
} from './change-order.ts';
export { findOrder, findOrderById, listOrdersById, type OrderAccess } from './find-order.ts';
export { giveBackStock } from './give-back-stock.ts';
export { type BoughtProduct, listBought } from './list-bought.ts';
export { listOrders } from './list-orders.ts';
export { lookUpOrder, type OrderLookup } from './look-up-order.ts';
export { sendOrderLink } from './order-link-mail.ts';
export { composeOrderMail, describeGoods, writeOrderMails } from './order-mail.ts';
export { findOrdersToForget, forgetOrdersLater, lockOrdersOf, personalOrders } from './personal-data.ts';
export { releaseUnpaid } from './release-unpaid.ts';
export { namedSize, reorder } from './reorder.ts';
