export { beginReturnOfWithdrawal } from './begin-from-withdrawal.ts';
export {
  type Acceptance,
  acceptReturn,
  cancelReturn,
  changeReturnState,
  markReturnPaid,
  type ReturnAcceptance,
  type ReturnChange,
  type ReturnRefund,
  refundReturn,
} from './change-return.ts';
export {
  draftProgress,
  type FilingOutcome,
  fileReturn,
  offerRefunds,
  type RefundAnswer,
  returnAmountByCost,
} from './file-return.ts';
export { findDraft, findReturn } from './find-return.ts';
export { listReturnableOrders, listReturns, type OpenOrder } from './list-returns.ts';
export { personalReturns } from './personal-data.ts';
export { contactPhone, writeReturnMails } from './return-mail.ts';
export { addReturnPhoto, findReturnPhoto, type PhotoOutcome, removeReturnPhotos } from './return-photos.ts';
export { countReturnTabs, listReturnQueue, type QueuedReturn, RETURN_TABS, type ReturnTab } from './return-queue.ts';
export { getReturnable, isReturnable, type Returnable, type ReturnableLine } from './returnable.ts';
export {
  type MethodOutcome,
  type ProductsOutcome,
  saveReturnMethod,
  saveReturnPlace,
  saveReturnProducts,
  type WantedLine,
} from './save-draft.ts';
