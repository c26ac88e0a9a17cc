import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { freeQuantity } from '#rules/after-sale/free-quantity.ts';
import type { Database, Transaction } from '../db/connect.ts';
import { orderLines } from '../orders/tables.ts';
import { lockOrder, type OrderRow } from '../payments/index.ts';
import { claimedPieces } from './tables.ts';

/** How much of one order line may still be returned, complained about or withdrawn from. */
export interface FreeLine {
  lineId: number;
  bought: number;
  free: number;
}

/** For showing only: another browser may claim some the moment after. */
export async function freePieces(db: Pick<Database, 'select'>, orderId: number): Promise<FreeLine[]> {
  const claimed = sql<number>`coalesce(sum(${claimedPieces.quantity}), 0)::float8`;
  const lines = await db
    .select({ lineId: orderLines.id, bought: orderLines.quantity, claimed })
    .from(orderLines)
    .leftJoin(claimedPieces, and(eq(claimedPieces.lineId, orderLines.id), isNull(claimedPieces.releasedAt)))
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.id)
    .orderBy(asc(orderLines.position));
  return lines.map(({ lineId, bought, claimed }) => ({ lineId, bought, free: freeQuantity(bought, claimed) }));
}

/** The same for deciding: until the transaction ends nobody else claims pieces of this order. */
export async function lockFreePieces(
  tx: Transaction,
  orderId: number,
): Promise<{ order: OrderRow; lines: FreeLine[] } | null> {
  const order = await lockOrder(tx, orderId);
  return order && { order, lines: await freePieces(tx, orderId) };
}
