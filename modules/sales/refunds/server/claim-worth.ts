import { type Claim, keepsNothing, type Pieces, quantityOf } from '#modules/sales/order-ledger/rules/claim.ts';
import { leftForComplaint, paidForGivenUp } from '#modules/sales/order-ledger/rules/complaint-money.ts';
import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import type { Amount } from '#modules/sales/order-ledger/rules/order-totals.ts';
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
import type { Database } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { reservedFor } from './refund-parts.ts';

export interface RefundableOrder {
  id: number;
  state: OrderState;
  paid: Grosze;
  refunded: Grosze;
  owed: Grosze;
  total: Amount;
  deliveryCost: Amount;
  delivery: { prepaid: boolean };
  lines: { lineId: number; quantity: number; gift: boolean; paid: Amount }[];
}

export interface ClaimedWorth {
  claim: Claim;
  pieces: readonly Pieces[];
  /** Withdrawn: the delivery is refunded too when nothing is kept. */
  withdrawn: boolean;
  returnCost?: Grosze;
}

/**
 * The refund of a claim: its pieces at the price paid, at most what was paid beyond what is kept, without what a complaint and a withdrawal
 * or return of the same pieces have paid already. Of other claims only decided refunds count: an open return may still be cancelled, and
 * would leave a deduction without a reason.
 */
export async function claimWorth(
  db: Pick<Database, 'select'>,
  order: RefundableOrder,
  { returnCost = 0, ...claimed }: ClaimedWorth,
): Promise<Grosze> {
  return (await claimWorthByCost(db, order, claimed))(returnCost);
}

/** For each cost of sending, while the way of sending is open. */
export async function claimWorthByCost(
  db: Pick<Database, 'select'>,
  order: RefundableOrder,
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

/** The amount that staff entered, or the worth. Money shared with a complaint is paid once. */
export async function agreeAmount(
  db: Pick<Database, 'select'>,
  order: RefundableOrder,
  claimed: ClaimedWorth,
  entered: Grosze | undefined,
): Promise<AgreedAmount> {
  const worth = await claimWorth(db, order, claimed);
  if (entered === undefined || entered <= worth) return { kind: 'agreed', amount: entered ?? worth };
  const { isShared } = await shareWithComplaints(db, order, claimed);
  return isShared ? { kind: 'too-much', held: worth } : { kind: 'agreed', amount: entered };
}

interface SharedMoney {
  /** A piece is in a paid complaint or, for a complaint, in a return or withdrawal. */
  isShared: boolean;
  /** Money paid by complaints for the pieces of this claim, and for pieces of claims decided before it. */
  paidBack: Grosze;
  paidForOthers: Grosze;
  /** Amount that a complaint may still pay; null for any other claim. */
  left: Grosze | null;
}

/** Decisions about money need the lock of the order. */
export async function shareWithComplaints(
  db: Pick<Database, 'select'>,
  order: RefundableOrder,
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
