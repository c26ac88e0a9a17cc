import type { Grosze } from '#rules/platform/money/grosze.ts';
import { type Claim, keepsNothing, type Pieces, quantityOf } from '#rules/selling/orders/claim.ts';
import type { OrderView } from '#rules/selling/orders/order-view.ts';
import { refundAmount } from '#rules/selling/payments/refund-amount.ts';
import { sumOwed } from '#rules/selling/payments/sum-owed.ts';
import type { Database } from '#shop/platform/db/connect.ts';
import { countedPieces, piecesGivenUp, piecesOf, refundedForPieces } from '#shop/selling/order-ledger/index.ts';
import { reservedFor } from '#shop/selling/payments/index.ts';

export interface ClaimedWorth {
  claim: Claim;
  pieces: readonly Pieces[];
  /** Withdrawn from: the delivery of the order goes back too when nothing of it is kept. */
  withdrawn: boolean;
  /** What sending back costs the shopper. */
  returnCost?: Grosze;
  /** What went back for this claim before. */
  paidBack?: Grosze;
}

/** What goes back for a claim: its pieces at the price paid, never more than was paid beyond what is kept. */
export async function claimWorth(
  db: Pick<Database, 'select'>,
  order: OrderView,
  { returnCost = 0, ...claimed }: ClaimedWorth,
): Promise<Grosze> {
  return (await claimWorthByCost(db, order, claimed))(returnCost);
}

/** The same while it is open how the goods come back: for each cost of sending them. */
export async function claimWorthByCost(
  db: Pick<Database, 'select'>,
  order: OrderView,
  { claim, pieces, withdrawn, paidBack = 0 }: Omit<ClaimedWorth, 'returnCost'>,
): Promise<(returnCost: Grosze) => Grosze> {
  const earlier = await countedPieces(db, order.id, claim);
  const linesWith = (givenUp: (lineId: number) => number) =>
    order.lines.map(({ lineId, paid, quantity: bought, gift }) => ({
      paid: paid.gross,
      bought,
      gift,
      givenUp: givenUp(lineId),
      before: quantityOf(earlier, lineId),
      quantity: quantityOf(pieces, lineId),
    }));
  const lines = linesWith((lineId) => quantityOf(earlier, lineId) + quantityOf(pieces, lineId));
  const delivery = withdrawn && keepsNothing(lines) ? order.deliveryCost.gross : 0;
  // Money for a parcel paid on delivery comes with the parcel.
  const received = order.delivery.prepaid || order.state === 'delivered' ? order.paid : order.owed;
  const givenUpOfOrder = await piecesGivenUp(db, [order.id]);
  const givenUpByClaim = claim.kind === 'complaint' ? [] : await piecesOf(db, claim);
  const givenUpElsewhere = (lineId: number) => quantityOf(givenUpOfOrder, lineId) - quantityOf(givenUpByClaim, lineId);
  const total = order.total.gross;
  const owedWith = (givenUp: (lineId: number) => number) => sumOwed({ total, refunded: 0, lines: linesWith(givenUp) });
  const owedWithClaim = owedWith((lineId) => givenUpElsewhere(lineId) + quantityOf(pieces, lineId));
  const alreadyRefunded = (await refundedForPieces(db, [order.id])).get(order.id) ?? 0;
  const unneeded = received - Math.min(alreadyRefunded, total - owedWith(givenUpElsewhere)) - owedWithClaim;
  const promised = (await reservedFor(db, [order.id])).get(order.id) ?? 0;
  const held = Math.min(received - order.refunded - promised, unneeded);
  return (returnCost) => refundAmount({ lines, delivery, returnCost, paidBack, held });
}
