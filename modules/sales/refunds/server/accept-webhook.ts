import { eq } from 'drizzle-orm';
import { lockOrder, recordEvent } from '#modules/sales/order-ledger/server/index.ts';
import { paymentMoves } from '#modules/sales/payments/rules/payment-state.ts';
import {
  callOffAtProvider,
  type PaymentRow,
  type ProviderWebhook,
  payments,
  paymentWebhooks,
  providerNamed,
  type RawWebhook,
  recordMoney,
} from '#modules/sales/payments/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { refundMail } from './refund-mail.ts';
import { settleRefund, settleRefundsOf } from './settle-refund.ts';

/**
 * `taken`: it moved the payment. `repeated`: received before. `late`: a newer one was received before it. `ignored`: irrelevant. All four
 * are answered with success, so that the provider stops sending.
 */
export type WebhookOutcome = 'taken' | 'repeated' | 'late' | 'ignored' | 'forged' | 'unknown-payment' | 'wrong-amount';

/** Accepts a webhook once, in any order. */
export async function acceptWebhook(shop: Shop, providerName: string, raw: RawWebhook): Promise<WebhookOutcome> {
  const provider = providerNamed(shop, providerName);
  const webhook = provider && (await provider.parseWebhook(shop, raw));
  if (!webhook) return 'forged';
  if (webhook === 'ignored') return 'ignored';
  if (webhook.refund !== undefined) return settleRefund(shop, providerName, webhook.refund, webhook);
  const [known] = await shop.db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.reference, webhook.paymentReference));
  if (!known) return 'unknown-payment';
  const closed: PaymentRow[] = [];
  const verified = { providerName, webhook, orderId: known.orderId, closed };
  const outcome = await shop.db.transaction((tx) => take(tx, shop, verified));
  // The customer must not pay again by a newer attempt.
  await callOffAtProvider(shop, closed);
  return outcome;
}

interface VerifiedWebhook {
  providerName: string;
  webhook: ProviderWebhook;
  orderId: number;
  /** Collects payments that are not needed any more. */
  closed: PaymentRow[];
}

async function take(
  tx: Transaction,
  shop: Shop,
  { providerName, webhook, orderId, closed }: VerifiedWebhook,
): Promise<WebhookOutcome> {
  const now = shop.now();
  const order = await lockOrder(tx, orderId);
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.reference, webhook.paymentReference))
    .for('update');
  if (!payment) return 'unknown-payment';
  if (webhook.amount !== payment.amount) {
    shop.log.error(
      { payment: payment.id, webhook: webhook.webhookId },
      'A provider names another amount than was asked for',
    );
    return 'wrong-amount';
  }
  const moved = paymentMoves(payment.state, webhook.state);
  const { webhookId, state, happenedAt } = webhook;
  const written = await tx
    .insert(paymentWebhooks)
    .values({ provider: providerName, webhookId, paymentId: payment.id, state, moved, happenedAt, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentWebhooks.id });
  if (written.length === 0) return 'repeated';
  if (!moved) {
    if (state === 'accepted' && payment.state === 'accepted') {
      shop.log.error({ payment: payment.id, webhook: webhookId }, 'A provider tells of two acceptances of one payment');
    }
    return 'late';
  }
  await tx
    .update(payments)
    .set({ state, problem: webhook.problem || null, updatedAt: now })
    .where(eq(payments.id, payment.id));
  const moneyCame = state === 'accepted' || state === 'refunded';
  if (!moneyCame) await recordEvent(tx, orderId, 'payment-failed', now, { name: payment.name });
  // Refunded money had come before, even if that webhook is still on its way.
  if (moneyCame && payment.state !== 'accepted') closed.push(...(await recordMoney(tx, orderId, payment.amount, now)));
  if (state === 'refunded') {
    const rest = payment.amount - (await settleRefundsOf(tx, shop, payment));
    if (rest > 0) {
      await recordMoney(tx, orderId, -rest, now);
      const told = { name: `payment-${payment.id}-refunded`, amount: rest, paidBy: payment.name };
      if (order) await sendMail(tx, refundMail(shop, order, told), now);
    }
  }
  return 'taken';
}
