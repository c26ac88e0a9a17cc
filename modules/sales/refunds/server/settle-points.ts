import { eq } from 'drizzle-orm';
import { returnPoints } from '#modules/sales/loyalty/server/index.ts';
import { type Claim, type Pieces, quantityOf } from '#modules/sales/order-ledger/rules/claim.ts';
import { lineRefund } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import {
  lostPieces,
  type OrderRow,
  orderLines,
  piecesOf,
  refundedPieces,
} from '#modules/sales/order-ledger/server/index.ts';
import type { Database, Transaction } from '#platform/db/server/connect.ts';

/** Points follow the pieces of a claim that is refunded; the order is locked with its customer. */
export async function settlePoints(tx: Transaction, order: OrderRow, claim: Claim, now: Date): Promise<void> {
  const { id: orderId, customerId } = order;
  if (customerId === null || claim.kind === 'complaint') return;
  const { spent } = await pointsOf(tx, orderId, {
    before: await refundedPieces(tx, orderId),
    pieces: await piecesOf(tx, claim),
  });
  const earned = await pointsStillEarned(tx, order, claim);
  await returnPoints(tx, { customerId, orderId, claim: `${claim.kind}-${claim.id}`, now }, { spent, earned });
}

/** Without pieces that are withdrawn, refunded, or in this claim. */
export async function pointsStillEarned(
  db: Pick<Database, 'select'>,
  { id, pointsEarned }: OrderRow,
  claim?: Claim,
): Promise<number> {
  const lost = await pointsOf(db, id, { before: [], pieces: await lostPieces(db, id, claim) });
  return Math.max(0, pointsEarned - lost.earned);
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
      const [earlier, now] = [quantityOf(before, line.id), quantityOf(pieces, line.id)];
      return all + lineRefund({ paid: line[kind], bought: line.bought, before: earlier, quantity: now });
    }, 0);
  return { spent: sum('points'), earned: sum('pointsReceived') };
}
