import { eq } from 'drizzle-orm';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { RefundWay } from '#rules/selling/payments/refund-amount.ts';
import { recordChange } from '#shop/platform/audit/index.ts';
import { sendMail } from '#shop/platform/mail/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { lockOwnerAndOrder } from '#shop/selling/order-ledger/index.ts';
import { findOrderById } from '#shop/selling/orders/index.ts';
import { claimWorth, endOrder, type RefundOutcome, recordRefund } from '#shop/selling/refunds/index.ts';
import { findWithdrawalWhere, waitingPieces } from './find-withdrawal.ts';
import { withdrawals } from './tables.ts';
import { withdrawalRefund } from './withdrawal-mail.ts';

export type WithdrawalRefund =
  | { kind: 'done'; amount: Grosze }
  /** It was paid back already, or its goods are in a return, which is then what is paid for. */
  | { kind: 'nothing-waits' }
  | Exclude<RefundOutcome, { kind: 'done' }>;

/** Money for what leaves nothing to send: never packed, digital, or a service. Without an amount all that was paid for it. */
export async function refundWithdrawal(
  shop: Shop,
  { id, orderId }: { id: number; orderId: number },
  { amount: said, way = 'same-way' }: { amount?: Grosze; way?: RefundWay },
): Promise<WithdrawalRefund> {
  const now = shop.now();
  return shop.db.transaction(async (tx): Promise<WithdrawalRefund> => {
    await lockOwnerAndOrder(tx, orderId);
    const order = await findOrderById(tx, orderId);
    const made = await findWithdrawalWhere(tx, eq(withdrawals.id, id));
    if (!order || !made) return { kind: 'unknown-order' };
    const pieces = await waitingPieces(tx, id);
    if (pieces.length === 0) return { kind: 'nothing-waits' };
    const claim = { kind: 'withdrawal', id } as const;
    const amount = said ?? (await claimWorth(tx, order, { claim, pieces, withdrawn: true }));
    const outcome = await recordRefund(tx, { orderId, claim, amount, way }, now);
    if (outcome.kind !== 'done') return outcome;
    const object = { kind: 'withdrawal', id: made.code };
    await recordChange(tx, shop, { action: 'withdrawal.refunded', object, to: { amount, way } });
    await endOrder(tx, orderId, now);
    // Whoever had not paid for it gets nothing back.
    if (amount > 0)
      await sendMail(tx, withdrawalRefund(shop, { made, order, amount, way, voucher: outcome.voucher }), now);
    return { kind: 'done', amount };
  });
}
