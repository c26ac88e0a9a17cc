import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Claim, ClaimKind } from '#modules/sales/order-ledger/rules/claim.ts';
import type { ClaimRefund, RefundRoad } from '#modules/sales/order-ledger/rules/claim-refund.ts';
import type { RefundWay } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import { judgeRefund, notSent, type RefundProgress } from '#modules/sales/order-ledger/rules/refund-progress.ts';
import { refunds } from '#modules/sales/order-ledger/server/index.ts';
import { giftCards, payments } from '#modules/sales/payments/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import { paymentRefunds } from './tables.ts';

type Reader = Pick<Database, 'select'>;

export function listClaimRefunds(db: Reader, { kind, id }: Claim): Promise<ClaimRefund[]> {
  return listOf(db, kind, [id]);
}

export async function findClaimRefund(db: Reader, refundId: number): Promise<ClaimRefund | null> {
  const [row] = await db
    .select({ kind: refunds.kind, claimId: refunds.claimId })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  const all = row ? await listOf(db, row.kind, [row.claimId]) : [];
  return all.find(({ id }) => id === refundId) ?? null;
}

/** The most urgent progress of each claim. */
export async function refundProgressOf(
  db: Reader,
  kind: ClaimKind,
  claimIds: readonly number[],
): Promise<Map<number, RefundProgress>> {
  const urgency: readonly RefundProgress[] = ['failed', 'by-hand', 'asked', 'sent', 'paid'];
  const progress = new Map<number, RefundProgress>();
  for (const one of await listOf(db, kind, claimIds)) {
    const known = progress.get(one.claimId);
    if (!known || urgency.indexOf(one.progress) < urgency.indexOf(known)) progress.set(one.claimId, one.progress);
  }
  return progress;
}

async function listOf(db: Reader, kind: ClaimKind, claimIds: readonly number[]): Promise<ClaimRefund[]> {
  if (claimIds.length === 0) return [];
  const decided = await db
    .select({ refund: refunds, voucher: giftCards.number })
    .from(refunds)
    .leftJoin(giftCards, eq(giftCards.id, refunds.cardId))
    .where(and(eq(refunds.kind, kind), inArray(refunds.claimId, [...claimIds])))
    .orderBy(asc(refunds.id));
  const ids = decided.map(({ refund }) => refund.id);
  const parts =
    ids.length === 0
      ? []
      : await db
          .select({ part: paymentRefunds, name: payments.name, cardId: payments.cardId })
          .from(paymentRefunds)
          .leftJoin(payments, eq(payments.id, paymentRefunds.paymentId))
          .where(inArray(paymentRefunds.refundId, ids))
          .orderBy(asc(paymentRefunds.id));
  return decided.map(({ refund, voucher }) => {
    const { id, orderId, claimId, amount, way, details, at, paidAt, voucherConsentAt } = refund;
    const own = parts.filter(({ part }) => part.refundId === id);
    // Older refunds have no parts: they were booked when they were made.
    const said = own.length === 0 ? [{ amount, state: 'done' as const }] : own.map(({ part }) => part);
    return {
      id,
      orderId,
      claimId,
      amount,
      way,
      account: way === 'other' ? '' : details,
      progress: judgeRefund(amount, said),
      failed: notSent(amount, said),
      at,
      paidAt,
      voucher: voucher ?? '',
      voucherConsentAt,
      parts: own.map(({ part, name, cardId }) => ({
        id: part.id,
        amount: part.amount,
        state: part.state,
        road: roadOf(part.paymentId, cardId, way),
        paidBy: name ?? '',
        problem: part.problem,
        at: part.updatedAt,
      })),
    };
  });
}

function roadOf(paymentId: number | null, cardId: number | null, way: RefundWay): RefundRoad {
  if (paymentId !== null) return cardId === null ? 'provider' : 'card';
  return way === 'other' ? 'other' : 'transfer';
}
