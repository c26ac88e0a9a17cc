import type { ConsentWords } from '#modules/customers/consents/rules/consent.ts';
import type { DueRenewal } from '#modules/sales/subscriptions/server/index.ts';
import type { OrderSeen } from '../rules/displayed-order.ts';

export interface Shopper {
  visitorId: number;
  customerId: number | null;
}

/** The click on the button that orders. */
export interface PlaceOrder extends Shopper {
  /** Made with the form: the same key is the same click. */
  idempotencyKey: string;
  consentWords?: ConsentWords;
  /** Values of the displayed summary; null when malformed: then everything is shown again. */
  seen: OrderSeen | null;
  /** Network address; without it the shop itself orders, and limits do not count. */
  caller?: string;
  /** X.74: the due day of a subscription, ordered without new consents. */
  renewal?: DueRenewal;
}
