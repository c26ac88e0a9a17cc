export { type ComplaintChange, cancelComplaint, changeComplaintState } from './change-complaint.ts';
export { sendComplaintLink } from './complaint-link-mail.ts';
export { type ComplainedLine, type FilingRefusal, fileComplaint } from './file-complaint.ts';
export { filePurchase, type PurchaseComplaint } from './file-purchase.ts';
export { type ComplaintAccess, findComplaint, readComplaintByNumber } from './find-complaint.ts';
export { findComplaintFile } from './find-complaint-file.ts';
export { findContact } from './find-contact.ts';
export { type Complainer, findFiledComplaint } from './insert-complaint.ts';
export { listAllComplaints, listComplaints } from './list-complaints.ts';
export { type ComplaintLookup, lookUpComplaint } from './look-up-complaint.ts';
export { personalComplaints } from './personal-data.ts';
export { type ComplaintRefund, refundComplaint, shipComplaint } from './settle-complaint.ts';
export type { SentFile } from './store-attachments.ts';
export {
  type MessageOutcome,
  type MessageRefusal,
  type NewMessage,
  replyToComplaint,
  writeMessage,
} from './write-message.ts';
