import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { holdsPieces, RETURN_STATES } from '#rules/after-sale/returns/return-state.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { returns } from '#shop/after-sale/returns/tables.ts';
import type { Database } from '#shop/platform/db/connect.ts';
import { refunds } from '#shop/selling/order-ledger/tables.ts';
import { waitingPieces } from './find-withdrawal.ts';

export type WithdrawalProgress =
  /** Some pieces are in no return and not paid back. */
  | { kind: 'waiting' }
  | { kind: 'in-return' }
  /** Everything is paid back, by itself or with the return of its goods; 0 when nothing had been paid. */
  | { kind: 'refunded'; amount: Grosze };

/** What became of the pieces of a withdrawal. */
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
    .select({ amount: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(refunds)
    .where(or(own, and(eq(refunds.kind, 'return'), inArray(refunds.claimId, ids))));
  return { kind: 'refunded', amount: back?.amount ?? 0 };
}
