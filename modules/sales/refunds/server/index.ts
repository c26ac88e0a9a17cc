export { acceptWebhook, type WebhookOutcome } from './accept-webhook.ts';
export { findClaimRefund, listClaimRefunds, refundProgressOf } from './claim-refunds.ts';
export { type AgreedAmount, agreeAmount, claimWorth, claimWorthByCost, shareWithComplaints } from './claim-worth.ts';
export { endOrder } from './end-order.ts';
export { giveBackPayments } from './give-back-payments.ts';
export { bookPaidByHand, listToPayByHand, payBackOf, type ToPayByHand } from './pay-by-hand.ts';
export { personalRefunds } from './personal-data.ts';
export { isDecided, type NewRefund, type RefundOutcome, recordRefund } from './record-refund.ts';
export { type OrderRefund, refundCalledOff } from './refund-called-off.ts';
export { type RefundAnswer, type RefundInput, refundable, refundOrder, requestRefundsAgain } from './refund-order.ts';
export { listRefunds, type PaymentRefund } from './refund-parts.ts';
export { describeRoads } from './refund-roads-mail.ts';
export {
  bookPartPaid,
  type PartPaid,
  requestClaimRefund,
  type SendingOutcome,
  sendRefundAgain,
} from './send-claim-refund.ts';
export { pointsStillEarned } from './settle-points.ts';
