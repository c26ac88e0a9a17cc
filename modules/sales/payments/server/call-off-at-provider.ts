import type { Shop } from '#platform/shop/server/shop.ts';
import { providerNamed } from './providers.ts';
import type { PaymentRow } from './write-payment.ts';

/** Runs after the own books are committed. If the provider cannot be reached and money still comes, it is recorded for the owner. */
export async function callOffAtProvider(shop: Shop, closed: readonly PaymentRow[]): Promise<void> {
  for (const { id: payment, provider, providerReference } of closed) {
    if (!providerReference) continue;
    await providerNamed(shop, provider)
      ?.cancel(shop, providerReference)
      .then((inTime) => {
        if (!inTime) shop.log.info({ payment }, 'It was too late to call a payment off at its provider');
      })
      .catch((err: unknown) => {
        shop.log.error({ err, payment }, 'A payment could not be called off at its provider');
      });
  }
}
