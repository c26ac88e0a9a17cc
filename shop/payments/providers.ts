import { localBank } from './local-bank/local-bank.ts';
import type { PaymentProvider } from './provider.ts';

const PROVIDERS: readonly PaymentProvider[] = [localBank];

/** The company that settles what the shop does not settle itself. */
export const mainProvider: PaymentProvider = localBank;

export function providerNamed(name: string): PaymentProvider | null {
  return PROVIDERS.find((provider) => provider.name === name) ?? null;
}
