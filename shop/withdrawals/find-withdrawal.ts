import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { WithdrawalView } from '#rules/withdrawal/withdrawal-view.ts';
import { claimedPieces } from '../after-sale/tables.ts';
import type { Database } from '../db/connect.ts';
import { namedSize } from '../orders/index.ts';
import { orderLines, orders } from '../orders/tables.ts';
import type { Shop } from '../shop.ts';
import { withdrawalLines, withdrawals } from './tables.ts';

/** The statement of this code, whoever asks: the caller checks whose order it is about. */
export function findWithdrawal(shop: Shop, code: string): Promise<WithdrawalView | null> {
  return readWithdrawal(shop.db, eq(withdrawals.code, code));
}

export async function readWithdrawal(db: Pick<Database, 'select'>, which: SQL): Promise<WithdrawalView | null> {
  const { id, code, orderId, name, email, madeAt } = withdrawals;
  const [found] = await db
    .select({ id, code, orderId, name, email, madeAt, orderNumber: orders.number })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(which);
  if (!found) return null;
  const { lineId, quantity } = withdrawalLines;
  const { name: lineName, unit, unitPlural } = orderLines;
  const lines = await db
    .select({ lineId, quantity, name: lineName, sizeName: namedSize, unit, unitPlural })
    .from(withdrawalLines)
    .innerJoin(orderLines, eq(orderLines.id, withdrawalLines.lineId))
    .where(eq(withdrawalLines.withdrawalId, found.id))
    .orderBy(asc(orderLines.position));
  return { ...found, lines };
}

/** Pieces that were withdrawn from and are in no return yet. */
export async function waitingPieces(db: Pick<Database, 'select'>, withdrawalId: number) {
  const { lineId, quantity } = claimedPieces;
  return db
    .select({ lineId, quantity })
    .from(claimedPieces)
    .where(
      and(
        eq(claimedPieces.kind, 'withdrawal'),
        eq(claimedPieces.claimId, withdrawalId),
        isNull(claimedPieces.releasedAt),
      ),
    );
}
