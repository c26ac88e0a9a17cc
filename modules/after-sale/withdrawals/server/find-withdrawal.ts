import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { holdsPieces, RETURN_STATES } from '#modules/after-sale/claims/rules/return-state.ts';
import { isWithdrawn, returns, waitingPieces, withdrawals } from '#modules/after-sale/claims/server/index.ts';
import { claimedPieces, orderLines, orders, refunds } from '#modules/sales/order-ledger/server/index.ts';
import { namedSize } from '#modules/sales/orders/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { WithdrawalView } from '../rules/withdrawal-view.ts';
import { withdrawalLines } from './tables.ts';

/** The caller checks whose order it is. */
export function findWithdrawal(shop: Shop, code: string): Promise<WithdrawalView | null> {
  return findWithdrawalWhere(shop.db, eq(withdrawals.code, code));
}

export async function findWithdrawalWhere(db: Pick<Database, 'select'>, which: SQL): Promise<WithdrawalView | null> {
  const { id, code, orderId, name, email, madeAt, unpacked } = withdrawals;
  const [found] = await db
    .select({ id, code, orderId, name, email, madeAt, unpacked, orderNumber: orders.number })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(which);
  if (!found) return null;
  const { lineId, quantity } = withdrawalLines;
  const { name: lineName, type, unit, unitPlural } = orderLines;
  const lines = await db
    .select({ lineId, quantity, name: lineName, sizeName: namedSize, type, unit, unitPlural })
    .from(withdrawalLines)
    .innerJoin(orderLines, eq(orderLines.id, withdrawalLines.lineId))
    .where(eq(withdrawalLines.withdrawalId, found.id))
    .orderBy(asc(orderLines.position));
  return { ...found, lines };
}

/** Withdrawn pieces that are in no return: they must not leave the shop. */
export async function withdrawnPieces(db: Pick<Database, 'select'>, orderId: number) {
  const { name, unit } = orderLines;
  const { lineId, quantity } = claimedPieces;
  return db
    .select({ lineId, quantity, code: withdrawals.code, name, unit })
    .from(claimedPieces)
    .innerJoin(withdrawals, eq(withdrawals.id, claimedPieces.claimId))
    .innerJoin(orderLines, eq(orderLines.id, claimedPieces.lineId))
    .where(and(isWithdrawn(), eq(claimedPieces.orderId, orderId)))
    .orderBy(asc(orderLines.position), asc(claimedPieces.id));
}

export type WithdrawalProgress =
  /** The money is on its way, waits to be paid by hand, or a provider refused it. */
  | { kind: 'paying'; amount: Grosze }
  /** Some pieces are in no return and not paid back. */
  | { kind: 'waiting' }
  | { kind: 'in-return' }
  /** Everything is paid back, by itself or with the return of its goods; 0 when nothing had been paid. */
  | { kind: 'refunded'; amount: Grosze };

/** Outcome of the pieces of a withdrawal. */
export async function getWithdrawalProgress(
  db: Pick<Database, 'select'>,
  withdrawalId: number,
): Promise<WithdrawalProgress> {
  if ((await waitingPieces(db, withdrawalId)).length > 0) return { kind: 'waiting' };
  const { id, state } = returns;
  const sent = await db
    .select({ id, state })
    .from(returns)
    .where(and(eq(returns.withdrawalId, withdrawalId), inArray(state, RETURN_STATES.filter(holdsPieces))));
  if (sent.some((one) => one.state !== 'refunded')) return { kind: 'in-return' };
  const own = and(eq(refunds.kind, 'withdrawal'), eq(refunds.claimId, withdrawalId));
  const ids = sent.map((one) => one.id);
  const [back] = await db
    .select({
      amount: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8`,
      isPaid: sql<boolean>`coalesce(bool_and(${refunds.paidAt} is not null), true)`,
    })
    .from(refunds)
    .where(or(own, and(eq(refunds.kind, 'return'), inArray(refunds.claimId, ids))));
  return { kind: back?.isPaid === false ? 'paying' : 'refunded', amount: back?.amount ?? 0 };
}
