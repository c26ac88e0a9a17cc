export { awaitsPayment, newestOrderId } from './awaits-payment.ts';
export { beginSubscriptions } from './begin-subscriptions.ts';
export {
  changeSubscription,
  type SubscriptionAccess,
  type SubscriptionOutcome,
} from './change-subscription.ts';
export { claimRenewal, type DueRenewal, missRenewal, RenewalTaken } from './claim-renewal.ts';
export { endWithLines, endWithOrder } from './end-with-order.ts';
export {
  countSubscriptionTabs,
  listSubscriptionsForStaff,
  type StaffSubscription,
  SUBSCRIPTION_TABS,
  type SubscriptionTab,
} from './list-for-staff.ts';
export { listRenewals } from './list-renewals.ts';
export { listSubscriptions, type SubscriptionView } from './list-subscriptions.ts';
export { personalSubscriptions } from './personal-data.ts';
export { subscriptions } from './tables.ts';
