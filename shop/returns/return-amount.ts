import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { OrderView } from '#rules/orders/order-view.ts';
import { refundAmount } from '#rules/returns/refund-amount.ts';
import { holdsPieces, RETURN_STATES } from '#rules/returns/return-state.ts';
import type { ReturnView } from '#rules/returns/return-view.ts';
import type { Database } from '../db/connect.ts';
import { returnLines, returns } from './tables.ts';

const HOLDING = RETURN_STATES.filter(holdsPieces);

/** What goes back for a return: its pieces at the price paid, and the delivery too when all of the order was withdrawn from. */
export async function returnAmount(
  db: Pick<Database, 'select'>,
  order: OrderView,
  draft: Pick<ReturnView, 'id' | 'lines' | 'withdrawalId' | 'delivery'>,
): Promise<number> {
  const earlier = await db
    .select({ lineId: returnLines.lineId, quantity: sql<number>`sum(${returnLines.quantity})::float8` })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, order.id), inArray(returns.state, HOLDING), ne(returns.id, draft.id)))
    .groupBy(returnLines.lineId);
  const before = (lineId: number) => earlier.find((row) => row.lineId === lineId)?.quantity ?? 0;
  const lines = draft.lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find((known) => known.lineId === lineId);
    return line ? [{ paid: line.paid.gross, bought: line.quantity, before: before(lineId), quantity }] : [];
  });
  const back = (lineId: number) => before(lineId) + (draft.lines.find((line) => line.lineId === lineId)?.quantity ?? 0);
  const all = order.lines.every(({ lineId, quantity }) => back(lineId) >= quantity - 1e-9);
  // Money for a parcel paid on delivery comes with the parcel.
  const come = order.delivery.prepaid || order.state === 'delivered' ? order.paid : order.total.gross;
  return refundAmount({
    lines,
    delivery: draft.withdrawalId !== null && all ? order.deliveryCost.gross : 0,
    returnCost: draft.delivery?.cost ?? 0,
    held: come - order.refunded,
  });
}
