export { acceptWebhook, type WebhookOutcome } from './accept-webhook.ts';
export { type BookedPayment, bookPayment } from './book-payment.ts';
export {
  type BoughtCard,
  blockCards,
  blockLocked,
  issueCards,
  listCards,
  lockUnspent,
  lockWithdrawn,
  usedCards,
} from './bought-cards.ts';
export { callOffAtProvider } from './call-off-at-provider.ts';
export type { StartedPayment } from './call-provider.ts';
export { changeMethod, type MethodChange } from './change-method.ts';
export {
  type CardCheck,
  type CardParts,
  type CardRow,
  type CheckedCard,
  checkCard,
  listCardParts,
  listGivenCards,
  shareOut,
} from './gift-cards.ts';
export { giveBackPayments } from './give-back-payments.ts';
export {
  type BankDecision,
  type BankTransfer,
  decideTransfer,
  findTransfer,
  listWaitingBlik,
} from './local-bank/decide-transfer.ts';
export {
  deliverBankWebhooks,
  LOCAL_BANK,
  type SignedWebhook,
  WEBHOOK_HEADER,
  WEBHOOK_PATH,
} from './local-bank/deliver-webhook.ts';
export {
  addCards,
  blockCard,
  findManagedCard,
  issueOwnCards,
  listManagedCards,
  type ManagedCard,
  type NewCard,
} from './manage-cards.ts';
export {
  addMethods,
  findManagedMethod,
  listManagedMethods,
  type ManagedMethod,
  moveMethod,
  NEW_METHOD,
  removeMethod,
  saveMethod,
  switchMethod,
} from './manage-methods.ts';
export { judgeMethods, listMethods, listOpenMethods, type OfferedMethod, type PaymentMethod } from './methods.ts';
export { type CardPayment, payWithCard } from './pay-with-card.ts';
export { type PaymentSummary, paymentState } from './payment-state.ts';
export type {
  PaymentOrder,
  PaymentProvider,
  ProviderRefund,
  ProviderStart,
  ProviderWebhook,
  RawWebhook,
  RefundOrder,
} from './provider.ts';
export { changeProviderKeys, removeProviderKeys, shownProviderKeys } from './provider-keys.ts';
export { canSettle, listProviders, listTestSettings, paymentPage, usesDemoBank } from './providers.ts';
export { type OrderRefund, refundCalledOff } from './refund-called-off.ts';
export { bookClaimMoney } from './refunds/claim-books.ts';
export {
  bookPaidByHand,
  listToPayByHand,
  payBackOf,
  type ToPayByHand,
} from './refunds/pay-by-hand.ts';
export {
  type RefundAnswer,
  type RefundInput,
  refundable,
  refundOrder,
  requestRefundsAgain,
} from './refunds/refund-order.ts';
export {
  listRefunds,
  type PaymentRefund,
  reservedFor,
} from './refunds/refund-parts.ts';
export {
  bookPartPaid,
  type PartPaid,
  requestClaimRefund,
  type SendingOutcome,
  sendByHand,
  sendRefundAgain,
  sendTheWayItCame,
} from './refunds/send-claim-refund.ts';
export { reopenPayment } from './reopen-payment.ts';
export { type PaymentDetails, startPayment } from './start-payment.ts';
export { refreshProviders } from './stripe/stripe-keys.ts';
export {
  addPayment,
  type NewPayment,
  type PaymentRow,
  payByCard,
  paymentColumns,
  paymentRow,
  recordMoney,
} from './write-payment.ts';
