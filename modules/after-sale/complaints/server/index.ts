export { type ComplaintChange, cancelComplaint, changeComplaintState } from './change-complaint.ts';
export type { SentFile } from './complaint-files.ts';
export { findComplaintFile } from './complaint-files.ts';
export { sendComplaintLink } from './complaint-link-mail.ts';
export {
  COMPLAINT_TABS,
  type ComplaintTab,
  countComplaintTabs,
  listComplaintQueue,
  type QueuedComplaint,
} from './complaint-queue.ts';
export { type ComplainedLine, type FilingRefusal, fileComplaint } from './file-complaint.ts';
export { filePurchase, type PurchaseComplaint } from './file-purchase.ts';
export { type ComplaintAccess, checkComplaintAccess, findComplaint, findComplaintByNumber } from './find-complaint.ts';
export { type Complainer, findFiledComplaint } from './insert-complaint.ts';
export { listComplaints } from './list-complaints.ts';
export { type ComplaintLookup, findContact, lookUpComplaint } from './look-up-complaint.ts';
export { personalComplaints } from './personal-data.ts';
export {
  type ComplaintMoney,
  type ComplaintRefund,
  markComplaintPaid,
  refundComplaint,
  shipComplaint,
} from './settle-complaint.ts';
export {
  type MessageOutcome,
  type MessageRefusal,
  type NewMessage,
  replyToComplaint,
  writeMessage,
} from './write-message.ts';
