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
  changeBalance,
  checkCard,
  listCardParts,
  listGivenCards,
  shareOut,
} from './gift-cards.ts';
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
export { canSettle, listProviders, listTestSettings, paymentPage, providerNamed, usesDemoBank } from './providers.ts';
export { reopenPayment } from './reopen-payment.ts';
export { type PaymentDetails, startPayment } from './start-payment.ts';
export { refreshProviders } from './stripe/stripe-keys.ts';
export { boughtCards, giftCards, giftCardUses, paymentMethods, payments, paymentWebhooks } from './tables.ts';
export {
  addPayment,
  closeOpenPayments,
  type NewPayment,
  type PaymentRow,
  payByCard,
  paymentColumns,
  paymentRow,
  recordMoney,
} from './write-payment.ts';
