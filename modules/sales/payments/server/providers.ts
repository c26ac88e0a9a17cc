import { isExternal, type PaymentKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import type { ProviderSettings, Shop } from '#platform/shop/server/shop.ts';
import { localBank } from './local-bank/local-bank.ts';
import type { PaymentProvider } from './provider.ts';
import { stripe } from './stripe/stripe.ts';

/** With several configured the first settles. */
const COMPANIES: Record<keyof ProviderSettings, PaymentProvider> = { stripe };

type Settling = Pick<Shop, 'providers' | 'demo'>;

/** The configured company, else the demo bank in a demo shop. Null: nothing can be paid online. */
export function mainProvider({ providers, demo }: Settling): PaymentProvider | null {
  const names = Object.keys(COMPANIES) as (keyof ProviderSettings)[];
  const configured = names.find((name) => providers[name] !== undefined);
  if (configured) return COMPANIES[configured];
  return demo ? localBank : null;
}

/** For the content policy of forms. */
export function paymentPage(shop: Settling): string | null {
  return mainProvider(shop)?.payPage ?? null;
}

/** For the owner. */
export function listTestSettings(shop: Settling): string[] {
  return mainProvider(shop)?.listTestSettings(shop) ?? [];
}

export function canSettle(shop: Settling, { kind, provider }: { kind: PaymentKind; provider: string }): boolean {
  if (!isExternal(kind)) return true;
  const main = mainProvider(shop);
  return main?.takes(kind) === true && (provider === '' || provider === main.name);
}

/** Companies by which a method may be settled. */
export const PROVIDER_NAMES: readonly string[] = [localBank.name, ...Object.values(COMPANIES).map(({ name }) => name)];

/** Without the demo bank outside a demo. */
export function listProviders({ demo }: Pick<Settling, 'demo'>): string[] {
  return PROVIDER_NAMES.filter((name) => demo || name !== localBank.name);
}

/** Only then its pages are open and its webhooks are accepted. */
export function usesDemoBank(shop: Settling): boolean {
  return mainProvider(shop) === localBank;
}

/** Only the shop's own provider: a demo bank next to a real one could make orders paid. */
export function providerNamed(shop: Settling, name: string): PaymentProvider | null {
  const provider = mainProvider(shop);
  return provider?.name === name ? provider : null;
}
