export { claimWorth } from './claim-worth.ts';
export { endOrder } from './end-order.ts';
export { personalRefunds } from './personal-data.ts';
export { type NewRefund, type RefundOutcome, recordRefund } from './record-refund.ts';
export { pointsStillEarned } from './settle-points.ts';
