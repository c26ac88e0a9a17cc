export { claimWorth } from './claim-worth.ts';
export { endOrder } from './end-order.ts';
export { type NewRefund, type RefundOutcome, recordRefund } from './record-refund.ts';
export { piecesOf } from './refunded-pieces.ts';
export { refundedEarnings } from './settle-points.ts';
