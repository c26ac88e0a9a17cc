import type { Shop } from '../shop.ts';
import { providerNamed } from './providers.ts';
import type { PaymentRow } from './write-payment.ts';

/** Told after our own books are right; a bank that does not listen sends late news, which is borne. */
export async function callOffAtProvider(shop: Shop, closed: readonly PaymentRow[]): Promise<void> {
  for (const { provider, providerReference } of closed) {
    if (!providerReference) continue;
    await providerNamed(shop, provider)
      ?.cancel(shop, providerReference)
      .catch(() => false);
  }
}
