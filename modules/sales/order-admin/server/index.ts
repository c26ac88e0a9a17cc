export {
  type ChangeOutcome,
  type ChangeRefusal,
  changeBeforePacking,
  type OrderChangeInput,
} from './change-before-packing.ts';
export { type ExportedOrder, exportOrders } from './export-orders.ts';
export { findOrderForStaff, type StaffOrder, type StaffOrderView } from './find-order-for-staff.ts';
export {
  countOrderStates,
  listOrdersForStaff,
  type StaffOrderHead,
  type StaffOrders,
} from './list-orders-for-staff.ts';
export { listPacking, type PackingOrder } from './list-packing.ts';
export { type MoveRefusal, type MoveResult, moveOrders, type OrderMoveInput } from './move-orders.ts';
export { searchWords } from './order-conditions.ts';
export { addOrderNote, type OrderNote } from './order-notes.ts';
export { listOrderViews, type OrderListView, removeOrderView, saveOrderView } from './order-views.ts';
export { personalOrderNotes } from './personal-data.ts';
export { previewOrderMail } from './preview-order-mail.ts';
