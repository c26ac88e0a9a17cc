export { type NewRefund, type RefundOutcome, recordRefund } from './record-refund.ts';
