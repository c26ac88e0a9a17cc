import { isExternal, type PaymentKind } from '#rules/selling/payments/payment-kind.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { localBank } from './local-bank/local-bank.ts';
import type { PaymentProvider } from './provider.ts';
import { stripe } from './stripe/stripe.ts';

type Settling = Pick<Shop, 'stripe' | 'demo'>;

/**
 * The company that settles what the shop does not settle itself: Stripe where it is configured, else the demo bank in a demo
 * shop. Null when there is none: nothing can be paid online then.
 */
export function mainProvider(shop: Settling): PaymentProvider | null {
  if (shop.stripe) return stripe;
  return shop.demo ? localBank : null;
}

/** Is there somebody to settle this? */
export function canSettle(shop: Settling, kind: PaymentKind): boolean {
  return !isExternal(kind) || mainProvider(shop)?.takes(kind) === true;
}

/** Is the demo bank this shop's bank? Then its pages are open, and its letters are believed. */
export function usesDemoBank(shop: Settling): boolean {
  return mainProvider(shop) === localBank;
}

/** Only the shop's own provider is listened to: a demo bank beside a real one could make orders paid. */
export function providerNamed(shop: Settling, name: string): PaymentProvider | null {
  const provider = mainProvider(shop);
  return provider?.name === name ? provider : null;
}
