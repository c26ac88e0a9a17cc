import { eq } from 'drizzle-orm';
import { waitingPieces, withdrawals } from '#modules/after-sale/claims/server/index.ts';
import type { RefundWay } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import { lockOwnerAndOrder, withdrawalPaidJob } from '#modules/sales/order-ledger/server/index.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import {
  agreeAmount,
  endOrder,
  findClaimRefund,
  type RefundOutcome,
  recordRefund,
  requestClaimRefund,
} from '#modules/sales/refunds/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { handleJob } from '#platform/jobs/server/index.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { WithdrawalView } from '../rules/withdrawal-view.ts';
import { findWithdrawalWhere } from './find-withdrawal.ts';
import { withdrawalRefund } from './withdrawal-mail.ts';

export type WithdrawalRefund =
  | { kind: 'done'; amount: Grosze }
  /** It was paid back already, or its goods are in a return, which is then what is paid for. */
  | { kind: 'nothing-waits' }
  /** The law allows a voucher only to a customer who expressly agreed to one (art. 32 sec. 2). */
  | { kind: 'no-voucher-consent' }
  | Exclude<RefundOutcome, { kind: 'done' }>;

/** Puts the money on its way for what leaves nothing to send: never packed, digital, or a service. Without an amount all that was paid for it. */
export async function refundWithdrawal(
  shop: Shop,
  { id, orderId }: { id: number; orderId: number },
  {
    amount: said,
    way = 'same-way',
    account = '',
    voucherConsent = false,
  }: { amount?: Grosze; way?: RefundWay; account?: string; voucherConsent?: boolean },
): Promise<WithdrawalRefund> {
  if (way === 'balance' && !voucherConsent) return { kind: 'no-voucher-consent' };
  const now = shop.now();
  let refundId: number | null = null;
  const outcome = await shop.db.transaction(async (tx): Promise<WithdrawalRefund> => {
    await lockOwnerAndOrder(tx, orderId);
    const order = await findOrderById(tx, orderId);
    const made = await findWithdrawalWhere(tx, eq(withdrawals.id, id));
    if (!order || !made) return { kind: 'unknown-order' };
    const pieces = await waitingPieces(tx, id);
    if (pieces.length === 0) return { kind: 'nothing-waits' };
    const claim = { kind: 'withdrawal', id } as const;
    const agreed = await agreeAmount(tx, order, { claim, pieces, withdrawn: true }, said);
    if (agreed.kind !== 'agreed') return agreed;
    const { amount } = agreed;
    const refund = { orderId, claim, amount, way, details: account, voucherConsentAt: now };
    const decision = await recordRefund(tx, shop, refund);
    if (decision.kind !== 'done') return decision;
    const object = { kind: 'withdrawal', id: made.code };
    await recordChange(tx, shop, { action: 'withdrawal.refunded', object, to: { amount, way } });
    refundId = decision.refundId;
    if (decision.isPaid) await finish(tx, shop, { made, order, refundId }, now);
    return { kind: 'done', amount };
  });
  if (refundId !== null) await requestClaimRefund(shop, refundId);
  return outcome;
}

/** All money was paid: the customer gets an email, and an order without any goods left ends. */
export const markWithdrawalPaid = handleJob(withdrawalPaidJob, async (shop, { refundId }) => {
  const refund = await findClaimRefund(shop.db, refundId);
  if (!refund?.paidAt) return;
  await shop.db.transaction(async (tx) => {
    await lockOwnerAndOrder(tx, refund.orderId);
    const order = await findOrderById(tx, refund.orderId);
    const made = await findWithdrawalWhere(tx, eq(withdrawals.id, refund.claimId));
    if (order && made) await finish(tx, shop, { made, order, refundId }, shop.now());
  });
});

interface PaidWithdrawal {
  made: WithdrawalView;
  order: OrderView;
  refundId: number;
}

async function finish(
  tx: Transaction,
  shop: Shop,
  { made, order, refundId }: PaidWithdrawal,
  now: Date,
): Promise<void> {
  const refund = await findClaimRefund(tx, refundId);
  await endOrder(tx, order.id, { now, byLaw: true });
  // An unpaid order has no refund.
  if (refund && refund.amount > 0) await sendMail(tx, withdrawalRefund(shop, { made, order, refund }), now);
}
