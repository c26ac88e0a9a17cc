import { isExternal, type PaymentKind } from '#rules/payments/payment-kind.ts';
import type { Shop } from '../shop.ts';
import { localBank } from './local-bank/local-bank.ts';
import type { PaymentProvider } from './provider.ts';
import { stripe } from './stripe/stripe.ts';

/** The company that settles what the shop does not settle itself: Stripe where it is configured, else the demo bank. */
export function mainProvider(shop: Pick<Shop, 'stripe'>): PaymentProvider {
  return shop.stripe ? stripe : localBank;
}

/** Is there somebody to settle this? */
export function canSettle(shop: Pick<Shop, 'stripe'>, kind: PaymentKind): boolean {
  return !isExternal(kind) || mainProvider(shop).takes(kind);
}

/** Is the demo bank this shop's bank? Then its pages are open, and its letters are believed. */
export function usesDemoBank(shop: Pick<Shop, 'stripe'>): boolean {
  return mainProvider(shop) === localBank;
}

/** Only the shop's own provider is listened to: a demo bank beside a real one could make orders paid. */
export function providerNamed(shop: Pick<Shop, 'stripe'>, name: string): PaymentProvider | null {
  const provider = mainProvider(shop);
  return provider.name === name ? provider : null;
}
