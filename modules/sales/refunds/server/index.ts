export { findClaimRefund, listClaimRefunds, refundProgressOf } from './claim-refunds.ts';
export { type AgreedAmount, agreeAmount, claimWorth, claimWorthByCost, shareWithComplaints } from './claim-worth.ts';
export { endOrder } from './end-order.ts';
export { personalRefunds } from './personal-data.ts';
export { isDecided, type NewRefund, type RefundOutcome, recordRefund } from './record-refund.ts';
export { describeRoads } from './refund-roads-mail.ts';
export { pointsStillEarned } from './settle-points.ts';
