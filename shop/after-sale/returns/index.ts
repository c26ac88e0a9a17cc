export { beginReturnOfWithdrawal } from './begin-from-withdrawal.ts';
export {
  cancelReturn,
  changeReturnState,
  type ReturnChange,
  type ReturnRefund,
  refundReturn,
} from './change-return.ts';
export { contactPhone } from './contact-phone.ts';
export { draftProgress } from './draft-progress.ts';
export { type FilingOutcome, fileReturn, type RefundAnswer } from './file-return.ts';
export { findReturnPhoto } from './find-return-photo.ts';
export { listReturnableOrders, type OpenOrder } from './list-open-orders.ts';
export { offerRefunds } from './offer-refunds.ts';
export { personalReturns } from './personal-data.ts';
export { findDraft, findReturn, listReturns } from './read-return.ts';
export { returnAmount } from './return-amount.ts';
export { writeReturnMails } from './return-mail.ts';
export { addReturnPhoto, type PhotoOutcome, removeReturnPhotos } from './return-photos.ts';
export { getReturnable, type Returnable, type ReturnableLine } from './returnable.ts';
export {
  type MethodOutcome,
  type ProductsOutcome,
  saveReturnMethod,
  saveReturnPlace,
  saveReturnProducts,
  type WantedLine,
} from './save-draft.ts';
