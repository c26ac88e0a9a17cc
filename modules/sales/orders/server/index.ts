export { getBasketShipping, getBasketWithDelivery } from './basket-delivery.ts';
export {
  callOffLocked,
  cancelOrder,
  changeOrderState,
  deliverLocked,
  type OrderChangeOutcome,
} from './change-order.ts';
export type { ComposedOrder } from './compose-order.ts';
export { findOrder, findOrderById, listOrdersById, type OrderAccess } from './find-order.ts';
export { findPlacedBefore } from './find-placed-before.ts';
export { getOrderForm, getOrderSummary, type OrderSummary } from './get-order-summary.ts';
export { giveBackStock } from './give-back-stock.ts';
export { type BoughtProduct, listBought } from './list-bought.ts';
export { listOrders } from './list-orders.ts';
export { lookUpOrder, type OrderLookup } from './look-up-order.ts';
export {
  addOrderCard,
  getOrderData,
  type OrderDataChange,
  removeOrderCard,
  saveOrderData,
  saveOrderFields,
} from './order-draft.ts';
export { toShippingItems } from './order-goods.ts';
export { sendOrderLink } from './order-link-mail.ts';
export { previewOrderMail, writeOrderMails } from './order-mail.ts';
export { findOrdersToForget, forgetOrdersLater, lockOrdersOf, personalOrders } from './personal-data.ts';
export { type OrderOutcome, placeOrder } from './place-order.ts';
export { releaseUnpaid } from './release-unpaid.ts';
export { namedSize, reorder } from './reorder.ts';
export type { PlaceOrder, Shopper } from './shopper.ts';
export {
  type ChangeOutcome,
  type ChangeRefusal,
  changeBeforePacking,
  type OrderChangeInput,
} from './staff/change-before-packing.ts';
export { type ExportedOrder, exportOrders } from './staff/export-orders.ts';
export { findOrderForStaff, type StaffOrder, type StaffOrderView } from './staff/find-order-for-staff.ts';
export { type FoundGoods, findPhoneGoods, listPhoneGoods, type PhoneGood } from './staff/find-phone-goods.ts';
export {
  countOrderStates,
  listOrdersForStaff,
  type StaffOrderHead,
  type StaffOrders,
} from './staff/list-orders-for-staff.ts';
export { listPacking, type PackingOrder } from './staff/list-packing.ts';
export {
  type MoveRefusal,
  type MoveResult,
  moveOrders,
  type OrderMoveInput,
} from './staff/move-orders.ts';
export { searchWords } from './staff/order-conditions.ts';
export { addOrderNote, type OrderNote } from './staff/order-notes.ts';
export { listOrderViews, type OrderListView, removeOrderView, saveOrderView } from './staff/order-views.ts';
export { findPhonePlace, findPhonePlaces, listPhoneChoices, type PhonePlace } from './staff/phone-choices.ts';
export {
  type PhoneOrderInput,
  type PhoneOrderOutcome,
  type PhoneSummary,
  placePhoneOrder,
  quotePhoneOrder,
} from './staff/place-phone-order.ts';
