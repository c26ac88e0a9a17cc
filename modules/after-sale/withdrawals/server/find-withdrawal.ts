import { and, asc, desc, eq, exists, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { holdsPieces, RETURN_STATES } from '#modules/after-sale/returns/rules/return-view.ts';
import { returns } from '#modules/after-sale/returns/server/tables.ts';
import { claimedPieces, orderLines, orders, refunds } from '#modules/sales/order-ledger/server/index.ts';
import { namedSize } from '#modules/sales/orders/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { WithdrawalView } from '../rules/withdrawal-view.ts';
import { withdrawalLines, withdrawals } from './tables.ts';

/** The statement of this code, whoever asks: the caller checks whose order it is about. */
export function findWithdrawal(shop: Shop, code: string): Promise<WithdrawalView | null> {
  return findWithdrawalWhere(shop.db, eq(withdrawals.code, code));
}

export function findWithdrawalById(shop: Pick<Shop, 'db'>, id: number): Promise<WithdrawalView | null> {
  return findWithdrawalWhere(shop.db, eq(withdrawals.id, id));
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

/** Pieces that were withdrawn from, are in no return, and were not paid back yet. */
export async function waitingPieces(db: Pick<Database, 'select'>, withdrawalId: number) {
  const { lineId, quantity } = claimedPieces;
  return db
    .select({ lineId, quantity })
    .from(claimedPieces)
    .where(and(waits(db), eq(claimedPieces.claimId, withdrawalId)));
}

/** Pieces of an order that nobody wants any more and that were not sent back: they must not leave the shop. */
export async function withdrawnPieces(db: Pick<Database, 'select'>, orderId: number) {
  const { name, unit } = orderLines;
  const { lineId, quantity } = claimedPieces;
  return db
    .select({ lineId, quantity, code: withdrawals.code, name, unit })
    .from(claimedPieces)
    .innerJoin(withdrawals, eq(withdrawals.id, claimedPieces.claimId))
    .innerJoin(orderLines, eq(orderLines.id, claimedPieces.lineId))
    .where(and(held(), eq(claimedPieces.orderId, orderId)))
    .orderBy(asc(orderLines.position), asc(claimedPieces.id));
}

function held(): SQL | undefined {
  return and(eq(claimedPieces.kind, 'withdrawal'), isNull(claimedPieces.releasedAt));
}

/** The condition on claimed pieces. */
export function waits(db: Pick<Database, 'select'>): SQL | undefined {
  const refund = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.kind, 'withdrawal'), eq(refunds.claimId, claimedPieces.claimId)));
  return and(held(), notExists(refund));
}

const MAX = 50;

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
    .limit(MAX);
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
