import { eq } from 'drizzle-orm';
import type { Claim, Pieces } from '#rules/after-sale/claim.ts';
import { lineRefund } from '#rules/returns/refund-amount.ts';
import type { Database, Transaction } from '../db/connect.ts';
import { orderLines } from '../orders/tables.ts';
import type { OrderRow } from '../payments/index.ts';
import { returnPoints } from '../points/index.ts';
import { piecesOf, refundedPieces } from './refunded-pieces.ts';

/** Points follow the pieces of a claim whose money goes back now; the order is locked with its customer. */
export async function settlePoints(
  tx: Transaction,
  { id: orderId, customerId }: OrderRow,
  claim: Claim,
  now: Date,
): Promise<void> {
  if (customerId === null || claim.kind === 'complaint') return;
  const points = await pointsOf(tx, orderId, {
    before: await refundedPieces(tx, orderId),
    pieces: await piecesOf(tx, claim),
  });
  await returnPoints(tx, { customerId, orderId, claim: `${claim.kind}-${claim.id}`, now }, points);
}

/** What an order does not earn any more when it arrives: the points of pieces whose money went back before. */
export async function refundedEarnings(db: Pick<Database, 'select'>, orderId: number): Promise<number> {
  return (await pointsOf(db, orderId, { before: [], pieces: await refundedPieces(db, orderId) })).earned;
}

async function pointsOf(
  db: Pick<Database, 'select'>,
  orderId: number,
  { before, pieces }: Record<'before' | 'pieces', readonly Pieces[]>,
): Promise<{ spent: number; earned: number }> {
  const { id, quantity, points, pointsReceived } = orderLines;
  const lines = await db
    .select({ id, bought: quantity, points, pointsReceived })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const sum = (kind: 'points' | 'pointsReceived') =>
    lines.reduce((all, line) => {
      const of = (some: readonly Pieces[]) => some.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
      return all + lineRefund({ paid: line[kind], bought: line.bought, before: of(before), quantity: of(pieces) });
    }, 0);
  return { spent: sum('points'), earned: sum('pointsReceived') };
}
