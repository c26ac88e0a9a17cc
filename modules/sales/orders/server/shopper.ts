import type { ConsentWords } from '#modules/customers/consents/rules/consent.ts';
import type { DueRenewal } from '#modules/sales/subscriptions/server/index.ts';
import type { OrderSeen } from '../rules/displayed-order.ts';

/** Who orders: a browser, and the customer who is signed in with it. */
export interface Shopper {
  visitorId: number;
  customerId: number | null;
}

/** The click on the button that orders. */
export interface PlaceOrder extends Shopper {
  /** Made with the form: the same one means the same press of the button. */
  idempotencyKey: string;
  /** What the boxes of the summary said. */
  consentWords?: ConsentWords;
  /** What stood on the summary; null when it came garbled, and then everything is shown anew. */
  seen: OrderSeen | null;
  /** Network address the order comes from; without one the shop itself orders, and nothing is counted. */
  caller?: string;
  /** X.74: the due day of a subscription that the shop itself orders, without new consents. */
  renewal?: DueRenewal;
}
