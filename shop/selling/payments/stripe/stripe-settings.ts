/** What a shop needs to be paid through Stripe. */
export interface StripeSettings {
  secretKey: string;
  /** Signs the events Stripe sends; every endpoint has its own. */
  webhookSecret: string;
  /** Where the interface is; another one than Stripe's own is for tests. */
  address: string;
}
