import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import { holdsPieces, RETURN_STATES } from '#rules/after-sale/returns/return-state.ts';
import { returns } from '#shop/after-sale/returns/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { claimedPieces, orders, refunds } from '#shop/selling/order-ledger/tables.ts';
import { waits } from './find-withdrawal.ts';
import { withdrawals } from './tables.ts';

const MOST = 50;

/** For the owner of the shop: the newest statements, or only those whose money has not gone back in any way. */
export async function listWithdrawals({ db }: Pick<Shop, 'db'>, { waiting }: { waiting: boolean }) {
  const { code, madeAt, name } = withdrawals;
  const piece = db
    .select({ id: claimedPieces.id })
    .from(claimedPieces)
    .where(and(waits(db), eq(claimedPieces.claimId, withdrawals.id)));
  const refunded = db
    .select({ all: sql`sum(${refunds.amount})` })
    .from(refunds)
    .where(and(eq(refunds.kind, 'withdrawal'), eq(refunds.claimId, withdrawals.id)));
  const sentBack = db
    .select({ code: returns.code })
    .from(returns)
    .where(and(eq(returns.withdrawalId, withdrawals.id), inArray(returns.state, RETURN_STATES.filter(holdsPieces))))
    .limit(1);
  return db
    .select({
      code,
      madeAt,
      name,
      orderNumber: orders.number,
      refunded: sql<number | null>`(${refunded})::float8`,
      returnCode: sql<string | null>`(${sentBack})`,
    })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(waiting ? exists(piece) : undefined)
    .orderBy(desc(withdrawals.madeAt), desc(withdrawals.id))
    .limit(MOST);
}
