import { isExternal, type PaymentKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import type { ProviderSettings, Shop } from '#platform/shop/server/shop.ts';
import { localBank } from './local-bank/local-bank.ts';
import type { PaymentProvider } from './provider.ts';
import { stripe } from './stripe/stripe.ts';

/** Companies a shop can be paid through; where several are configured, the first settles. */
const COMPANIES: Record<keyof ProviderSettings, PaymentProvider> = { stripe };

type Settling = Pick<Shop, 'providers' | 'demo'>;

/**
 * The company that settles what the shop does not settle itself: one that is configured, else the demo bank in a demo
 * shop. Null when there is none: nothing can be paid online then.
 */
export function mainProvider({ providers, demo }: Settling): PaymentProvider | null {
  const names = Object.keys(COMPANIES) as (keyof ProviderSettings)[];
  const configured = names.find((name) => providers[name] !== undefined);
  if (configured) return COMPANIES[configured];
  return demo ? localBank : null;
}

/** Where forms of the shop lead to another person's payment page; null when they do not. */
export function paymentPage(shop: Settling): string | null {
  return mainProvider(shop)?.payPage ?? null;
}

/** Settings of which no money comes, for the owner to read. */
export function listTestSettings(shop: Settling): string[] {
  return mainProvider(shop)?.listTestSettings(shop) ?? [];
}

/** Is there somebody to settle this, and is it the company the owner wants for it? */
export function canSettle(shop: Settling, { kind, provider }: { kind: PaymentKind; provider: string }): boolean {
  if (!isExternal(kind)) return true;
  const main = mainProvider(shop);
  return main?.takes(kind) === true && (provider === '' || provider === main.name);
}

/** Companies by which a method may be settled. */
export const PROVIDER_NAMES: readonly string[] = [localBank.name, ...Object.values(COMPANIES).map(({ name }) => name)];

/** Those an owner chooses from: no money comes by the demo bank, which only a demo has. */
export function listProviders({ demo }: Pick<Settling, 'demo'>): string[] {
  return PROVIDER_NAMES.filter((name) => demo || name !== localBank.name);
}

/** Is the demo bank this shop's bank? Then its pages are open, and its letters are believed. */
export function usesDemoBank(shop: Settling): boolean {
  return mainProvider(shop) === localBank;
}

/** Only the shop's own provider is listened to: a demo bank next to a real one could make orders paid. */
export function providerNamed(shop: Settling, name: string): PaymentProvider | null {
  const provider = mainProvider(shop);
  return provider?.name === name ? provider : null;
}
