import { acceptWebhook, type WebhookOutcome } from '#modules/sales/refunds/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { PaymentState } from '../rules/payment-state.ts';
import { LOCAL_BANK, type PaymentRow, WEBHOOK_HEADER } from '../server/index.ts';
import { providerSecret } from '../server/provider-secret.ts';
import { signWebhook } from '../server/sign-webhook.ts';

/** A webhook of the bank about a payment, regardless of the bank's own records. The same state is the same webhook. */
export async function sendWebhook(
  shop: Shop,
  { reference, amount }: Pick<PaymentRow, 'reference' | 'amount'>,
  state: PaymentState,
  id = `${reference}-${state}`,
): Promise<WebhookOutcome> {
  const news = { id, payment: reference, state, amount, problem: '', at: shop.now().toISOString() };
  const body = JSON.stringify(news);
  const signature = signWebhook(body, await providerSecret(shop, LOCAL_BANK), shop.now());
  return acceptWebhook(shop, LOCAL_BANK, { body, header: (name) => (name === WEBHOOK_HEADER ? signature : null) });
}
