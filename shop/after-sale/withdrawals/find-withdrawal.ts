import { and, asc, eq, isNull, notExists, type SQL } from 'drizzle-orm';
import type { WithdrawalView } from '#rules/after-sale/withdrawal/withdrawal-view.ts';
import type { Database } from '#shop/platform/db/connect.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { claimedPieces, orderLines, orders, refunds } from '#shop/selling/order-ledger/tables.ts';
import { namedSize } from '#shop/selling/orders/index.ts';
import { withdrawalLines, withdrawals } from './tables.ts';

/** The statement of this code, whoever asks: the caller checks whose order it is about. */
export function findWithdrawal(shop: Shop, code: string): Promise<WithdrawalView | null> {
  return readWithdrawal(shop.db, eq(withdrawals.code, code));
}

export async function readWithdrawal(db: Pick<Database, 'select'>, which: SQL): Promise<WithdrawalView | null> {
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
