import type { Claim, Pieces } from '#rules/after-sale/claim.ts';
import type { Grosze } from '#rules/money/grosze.ts';
import type { OrderView } from '#rules/orders/order-view.ts';
import { refundAmount } from '#rules/returns/refund-amount.ts';
import type { Database } from '../db/connect.ts';
import { reckonedPieces } from './refunded-pieces.ts';

export interface ClaimedWorth {
  claim: Claim;
  pieces: readonly Pieces[];
  /** Withdrawn from: the delivery of the order goes back too when nothing of it is kept. */
  withdrawn: boolean;
  /** What sending back costs the shopper. */
  returnCost?: Grosze;
}

/** What goes back for a claim: its pieces at the price paid, never more than the shop holds. */
export async function claimWorth(
  db: Pick<Database, 'select'>,
  order: OrderView,
  { claim, pieces, withdrawn, returnCost = 0 }: ClaimedWorth,
): Promise<Grosze> {
  const earlier = await reckonedPieces(db, order.id, claim);
  const quantityIn = (some: readonly Pieces[], lineId: number) =>
    some.find((piece) => piece.lineId === lineId)?.quantity ?? 0;
  const lines = order.lines.map(({ lineId, paid, quantity: bought }) => ({
    ...{ paid: paid.gross, bought, before: quantityIn(earlier, lineId), quantity: quantityIn(pieces, lineId) },
  }));
  const all = lines.every(({ bought, before, quantity }) => before + quantity >= bought - 1e-9);
  // Money for a parcel paid on delivery comes with the parcel.
  const come = order.delivery.prepaid || order.state === 'delivered' ? order.paid : order.total.gross;
  return refundAmount({
    lines,
    delivery: withdrawn && all ? order.deliveryCost.gross : 0,
    returnCost,
    held: come - order.refunded,
  });
}
