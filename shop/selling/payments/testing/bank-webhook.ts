import type { PaymentState } from '#rules/selling/payments/payment-state.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { acceptNotification, LOCAL_BANK, NOTICE_HEADER, type NoticeOutcome, type PaymentRow } from '../index.ts';
import { providerSecret } from '../provider-secret.ts';
import { signNotice } from '../sign-notice.ts';

/** A webhook of the bank about a payment, whatever the bank's own books say. The same state is the same webhook. */
export async function sendWebhook(
  shop: Shop,
  { reference, amount }: Pick<PaymentRow, 'reference' | 'amount'>,
  state: PaymentState,
  id = `${reference}-${state}`,
): Promise<NoticeOutcome> {
  const notice = { id, payment: reference, state, amount, problem: '', at: shop.now().toISOString() };
  const body = JSON.stringify(notice);
  const signature = signNotice(body, await providerSecret(shop, LOCAL_BANK), shop.now());
  return acceptNotification(shop, LOCAL_BANK, { body, header: (name) => (name === NOTICE_HEADER ? signature : null) });
}
