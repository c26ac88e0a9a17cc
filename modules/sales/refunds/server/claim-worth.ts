import { type Claim, keepsNothing, type Pieces, quantityOf } from '#modules/sales/order-ledger/rules/claim.ts';
import { leftForComplaint, paidForGivenUp } from '#modules/sales/order-ledger/rules/complaint-money.ts';
import { refundAmount } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import { sumOwed } from '#modules/sales/order-ledger/rules/sum-owed.ts';
import {
  countedPieces,
  decidedPieces,
  listComplaintMoney,
  piecesGivenUp,
  piecesOf,
  refundedForPieces,
} from '#modules/sales/order-ledger/server/index.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { reservedFor } from '#modules/sales/payments/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

export interface ClaimedWorth {
  claim: Claim;
  pieces: readonly Pieces[];
  /** Withdrawn from: the delivery of the order goes back too when nothing of it is kept. */
  withdrawn: boolean;
  /** What sending back costs the shopper. */
  returnCost?: Grosze;
}

/**
 * What goes back for a claim: its pieces at the price paid, never more than was paid beyond what is kept, and without what
 * a complaint and a withdrawal or return of the same pieces have paid already. Of the other claims only those count whose
 * refund is decided: an open return may still be cancelled or refused, and would leave a deduction without a reason.
 */
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
  claimed: Omit<ClaimedWorth, 'returnCost'>,
): Promise<(returnCost: Grosze) => Grosze> {
  const { claim, pieces, withdrawn } = claimed;
  const earlier = await countedPieces(db, order.id, claim);
  const decided = await decidedPieces(db, order.id, claim);
  const linesWith = (givenUp: (lineId: number) => number) =>
    order.lines.map(({ lineId, paid, quantity: bought, gift }) => ({
      paid: paid.gross,
      bought,
      gift,
      givenUp: givenUp(lineId),
      before: quantityOf(decided, lineId),
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
  const shared = await shareWithComplaints(db, order, claimed);
  const refundedForOthers = (await refundedForPieces(db, [order.id])).get(order.id) ?? 0;
  const alreadyRefunded = refundedForOthers + shared.paidForOthers;
  const unneeded = received - Math.min(alreadyRefunded, total - owedWith(givenUpElsewhere)) - owedWithClaim;
  const promised = (await reservedFor(db, [order.id])).get(order.id) ?? 0;
  const held = Math.min(received - order.refunded - promised, unneeded);
  const { left } = shared;
  if (left !== null) return () => Math.max(0, Math.min(left, held));
  return (returnCost) => refundAmount({ lines, delivery, returnCost, paidBack: shared.paidBack, held });
}

export type AgreedAmount = { kind: 'agreed'; amount: Grosze } | { kind: 'too-much'; held: Grosze };

/** The amount the shop pays for a claim: the one it entered, or the worth. Money that is shared with a complaint is paid once. */
export async function agreeAmount(
  db: Pick<Database, 'select'>,
  order: OrderView,
  claimed: ClaimedWorth,
  entered: Grosze | undefined,
): Promise<AgreedAmount> {
  const worth = await claimWorth(db, order, claimed);
  if (entered === undefined || entered <= worth) return { kind: 'agreed', amount: entered ?? worth };
  const { isShared } = await shareWithComplaints(db, order, claimed);
  return isShared ? { kind: 'too-much', held: worth } : { kind: 'agreed', amount: entered };
}

interface SharedMoney {
  /** A piece of the claim is in a complaint that was paid, or, of a complaint, in a return or withdrawal. */
  isShared: boolean;
  /** What complaints have paid for the pieces of this claim; for pieces of claims that were decided before it. */
  paidBack: Grosze;
  paidForOthers: Grosze;
  /** What a complaint may still pay; null of any other claim. */
  left: Grosze | null;
}

/** The order is locked when this decides on money. */
export async function shareWithComplaints(
  db: Pick<Database, 'select'>,
  order: OrderView,
  { claim, pieces }: Pick<ClaimedWorth, 'claim' | 'pieces'>,
): Promise<SharedMoney> {
  const lines = order.lines.map(({ lineId, paid, quantity: bought }) => ({ lineId, paid: paid.gross, bought }));
  const complaints = (await listComplaintMoney(db, [order.id])).get(order.id) ?? [];
  if (claim.kind === 'complaint') {
    const givenUp = await piecesGivenUp(db, [order.id]);
    const facts = { lines, complaints, givenUp };
    return { ...leftForComplaint(facts, claim.id), paidBack: 0, paidForOthers: paidForGivenUp(facts) };
  }
  const before = await decidedPieces(db, order.id, claim);
  const withClaim = lines.map(({ lineId }) => ({
    lineId,
    quantity: quantityOf(before, lineId) + quantityOf(pieces, lineId),
  }));
  const paidForOthers = paidForGivenUp({ lines, complaints, givenUp: before });
  const paidBack = paidForGivenUp({ lines, complaints, givenUp: withClaim }) - paidForOthers;
  return { isShared: paidBack > 0, paidBack, paidForOthers, left: null };
}
