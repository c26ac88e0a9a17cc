import { eq } from 'drizzle-orm';
import { enqueue } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ProviderRefund, RefundOrder } from '../provider.ts';
import { providerSecret } from '../provider-secret.ts';
import { signWebhook } from '../sign-webhook.ts';
import { bankRefunds, bankTransfers } from '../tables.ts';
import { bankWebhookJob, LOCAL_BANK } from './deliver-webhook.ts';

/** Each refund once, in total at most the transfer; sends the webhook. */
export async function refundTransfer(shop: Shop, { reference, payment, amount }: RefundOrder): Promise<ProviderRefund> {
  const now = shop.now();
  const secret = await providerSecret(shop, LOCAL_BANK);
  return shop.db.transaction(async (tx): Promise<ProviderRefund> => {
    const [transfer] = await tx.select().from(bankTransfers).where(eq(bankTransfers.reference, payment)).for('update');
    if (!transfer) return { kind: 'refused', problem: 'unknown' };
    const before = await tx.select().from(bankRefunds).where(eq(bankRefunds.transfer, payment));
    if (before.some((refund) => refund.reference === reference)) return { kind: 'accepted' };
    if (transfer.state !== 'accepted') return { kind: 'refused', problem: 'not-paid' };
    const left = before.reduce((rest, refund) => rest - refund.amount, transfer.amount) - amount;
    if (amount <= 0 || left < 0) return { kind: 'refused', problem: 'amount' };
    await tx.insert(bankRefunds).values({ reference, transfer: payment, amount, createdAt: now });
    if (left === 0) {
      await tx
        .update(bankTransfers)
        .set({ state: 'returned', decidedAt: now })
        .where(eq(bankTransfers.reference, payment));
    }
    const body = JSON.stringify({
      id: `${reference}-refunded`,
      payment: transfer.paymentReference,
      refund: reference,
      state: 'refunded',
      amount,
      problem: '',
      at: now.toISOString(),
    });
    await enqueue(tx, bankWebhookJob, { body, signature: signWebhook(body, secret, now) }, now);
    return { kind: 'accepted' };
  });
}
