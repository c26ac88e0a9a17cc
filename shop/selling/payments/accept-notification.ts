import { eq } from 'drizzle-orm';
import { paymentMoves } from '#rules/selling/payments/payment-state.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { lockOrder, recordEvent } from '#shop/selling/order-ledger/index.ts';
import { callOffAtProvider } from './call-off-at-provider.ts';
import type { ProviderNotice, RawNotice } from './provider.ts';
import { providerNamed } from './providers.ts';
import { paymentNotices, payments } from './tables.ts';
import { type PaymentRow, recordMoney } from './write-payment.ts';

/**
 * `taken`: it moved the payment. `repeated`: it came before. `late`: newer news came before it. `ignored`: it is about
 * something else. All four are answered with success, so that the provider stops sending.
 */
export type NoticeOutcome = 'taken' | 'repeated' | 'late' | 'ignored' | 'forged' | 'unknown-payment' | 'wrong-amount';

/** Takes a webhook of a provider: verified, once, in any order. */
export async function acceptNotification(shop: Shop, providerName: string, raw: RawNotice): Promise<NoticeOutcome> {
  const provider = providerNamed(shop, providerName);
  const notice = provider && (await provider.parseNotice(shop, raw));
  if (!notice) return 'forged';
  if (notice === 'ignored') return 'ignored';
  const [known] = await shop.db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.reference, notice.paymentReference));
  if (!known) return 'unknown-payment';
  const closed: PaymentRow[] = [];
  const verified = { providerName, notice, orderId: known.orderId, closed };
  const outcome = await shop.db.transaction((tx) => take(tx, shop, verified));
  // Nobody shall pay a second time by a newer attempt.
  await callOffAtProvider(shop, closed);
  return outcome;
}

interface VerifiedNotice {
  providerName: string;
  notice: ProviderNotice;
  orderId: number;
  /** Takes the payments that need not be waited for any more. */
  closed: PaymentRow[];
}

async function take(
  tx: Transaction,
  shop: Shop,
  { providerName, notice, orderId, closed }: VerifiedNotice,
): Promise<NoticeOutcome> {
  const now = shop.now();
  await lockOrder(tx, orderId);
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.reference, notice.paymentReference))
    .for('update');
  if (!payment) return 'unknown-payment';
  if (notice.amount !== payment.amount) {
    shop.log.error(
      { payment: payment.id, notice: notice.noticeId },
      'A provider names another amount than was asked for',
    );
    return 'wrong-amount';
  }
  const moved = paymentMoves(payment.state, notice.state);
  const { noticeId, state, happenedAt } = notice;
  const written = await tx
    .insert(paymentNotices)
    .values({ provider: providerName, noticeId, paymentId: payment.id, state, moved, happenedAt, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentNotices.id });
  if (written.length === 0) return 'repeated';
  if (!moved) {
    if (state === 'accepted' && payment.state === 'accepted') {
      shop.log.error({ payment: payment.id, notice: noticeId }, 'A provider tells of two acceptances of one payment');
    }
    return 'late';
  }
  await tx
    .update(payments)
    .set({ state, problem: notice.problem || null, updatedAt: now })
    .where(eq(payments.id, payment.id));
  const moneyCame = state === 'accepted' || state === 'refunded';
  if (!moneyCame) await recordEvent(tx, orderId, 'payment-failed', now, { name: payment.name });
  // What went back had come, even if the webhook that says so is still on its way.
  if (moneyCame && payment.state !== 'accepted') closed.push(...(await recordMoney(tx, orderId, payment.amount, now)));
  if (state === 'refunded') await recordMoney(tx, orderId, -payment.amount, now);
  return 'taken';
}
