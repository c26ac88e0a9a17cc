import type { Claim, Pieces } from '#rules/after-sale/claim.ts';
import type { Grosze } from '#rules/money/grosze.ts';
import type { OrderView } from '#rules/orders/order-view.ts';
import { lineRefund, refundAmount } from '#rules/returns/refund-amount.ts';
import type { Database } from '../db/connect.ts';
import { piecesGivenUp, piecesOf, reckonedPieces } from './refunded-pieces.ts';

export interface ClaimedWorth {
  claim: Claim;
  pieces: readonly Pieces[];
  /** Withdrawn from: the delivery of the order goes back too when nothing of it is kept. */
  withdrawn: boolean;
  /** What sending back costs the shopper. */
  returnCost?: Grosze;
}

/** What goes back for a claim: its pieces at the price paid, never more than was paid beyond what is kept. */
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
  const delivery = withdrawn && all ? order.deliveryCost.gross : 0;
  // Money for a parcel paid on delivery comes with the parcel.
  const come = order.delivery.prepaid || order.state === 'delivered' ? order.paid : order.owed;
  const given = await piecesGivenUp(db, order.id);
  const own = claim.kind === 'complaint' ? [] : await piecesOf(db, claim);
  const elsewhere = (lineId: number) => quantityIn(given, lineId) - quantityIn(own, lineId);
  const worth = (quantity: (lineId: number) => number) =>
    order.lines.reduce(
      (sum, { lineId, paid, quantity: bought }) =>
        sum + lineRefund({ paid: paid.gross, bought, before: 0, quantity: quantity(lineId) }),
      0,
    );
  const kept = order.total.gross - delivery - worth((lineId) => elsewhere(lineId) + quantityIn(pieces, lineId));
  const beyond = come - Math.min(order.refunded, worth(elsewhere)) - kept;
  return refundAmount({ lines, delivery, returnCost, held: Math.min(come - order.refunded, beyond) });
}
