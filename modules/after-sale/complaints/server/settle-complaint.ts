import { and, eq, sum } from 'drizzle-orm';
import { type ComplaintEvent, canRefund, canShip } from '#modules/after-sale/claims/rules/complaint-state.ts';
import { complaints } from '#modules/after-sale/claims/server/index.ts';
import { type Claim, type Pieces, quantityOf } from '#modules/sales/order-ledger/rules/claim.ts';
import type { ClaimRefund } from '#modules/sales/order-ledger/rules/claim-refund.ts';
import { isCalledOff } from '#modules/sales/order-ledger/rules/order-state.ts';
import type { RefundWay } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import {
  complaintPaidJob,
  freePieces,
  lockOwnerAndOrder,
  piecesOf,
  refunds,
} from '#modules/sales/order-ledger/server/index.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { blockLocked, lockUnspent } from '#modules/sales/payments/server/index.ts';
import {
  type AgreedAmount,
  agreeAmount,
  findClaimRefund,
  isDecided,
  recordRefund,
  requestClaimRefund,
  shareWithComplaints,
} from '#modules/sales/refunds/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { handleJob } from '#platform/jobs/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ComplaintChange } from './change-complaint.ts';
import { complaintMail } from './complaint-mail.ts';
import { type ComplaintRow, lockComplaint } from './lock-complaint.ts';
import { complaintEvents } from './tables.ts';

export interface ComplaintMoney {
  amount?: Grosze;
  way?: RefundWay;
  /** For a transfer; words for another way. */
  account?: string;
  /** Of the form: pressed twice it is one refund. */
  key?: string;
}

export type ComplaintRefund =
  | { kind: 'done'; amount: Grosze }
  /** With the same press of a button before. */
  | { kind: 'decided' }
  | { kind: Exclude<ComplaintChange, 'done'> }
  /** Goods of no order: the shop does not know what they cost. */
  | { kind: 'no-amount' }
  /** A gift card that has paid for something is not given back. */
  | { kind: 'card-spent' }
  | { kind: 'too-much'; held: Grosze };

/** Puts money for a complaint on its way, all of the price or a part; without an amount what was paid for its pieces and has not gone back. */
export async function refundComplaint(
  shop: Shop,
  complaintId: number,
  { amount, way = 'same-way', account = '', key = '' }: ComplaintMoney,
): Promise<ComplaintRefund> {
  let refundId: number | null = null;
  const outcome = await shop.db.transaction(async (tx): Promise<ComplaintRefund> => {
    const complaint = await lockWithOrder(tx, complaintId);
    if (!complaint) return { kind: 'unknown-complaint' };
    if (!canRefund(complaint.state)) return { kind: 'too-late' };
    if (await isDecided(tx, { kind: 'complaint', id: complaintId }, key)) return { kind: 'decided' };
    const agreed = await agree(tx, complaint, amount);
    if (agreed.kind !== 'agreed') return agreed;
    const sum = agreed.amount;
    if (!sum) return { kind: 'no-amount' };
    if (complaint.orderId === null) {
      // The shop knows of no payment to give back: the owner has paid it.
      await recordAndMail(tx, shop, complaint, { at: shop.now(), kind: 'refunded', details: { amount: sum } });
      return { kind: 'done', amount: sum };
    }
    const decision = await decide(tx, shop, complaint, { orderId: complaint.orderId, amount: sum, way, account, key });
    if (decision.kind === 'done') refundId = decision.refundId;
    return decision.kind === 'done' ? { kind: 'done', amount: sum } : decision;
  });
  if (refundId !== null) await requestClaimRefund(shop, refundId);
  return outcome;
}

type Decision = { kind: 'done'; refundId: number } | Exclude<ComplaintRefund, { kind: 'done' }>;

async function decide(
  tx: Transaction,
  shop: Shop,
  complaint: ComplaintRow,
  { orderId, amount, way, account, key }: Required<ComplaintMoney> & { orderId: number },
): Promise<Decision> {
  const claim = { kind: 'complaint', id: complaint.id } as const;
  const cards = await lockUnspent(tx, await cardsPaidBack(tx, { orderId, claim, amount }));
  if (!cards) return { kind: 'card-spent' };
  const details = account || (complaint.purchase?.bankAccount ?? '');
  const decision = await recordRefund(tx, shop, { orderId, claim, amount, way, details, key });
  if (decision.kind === 'too-much') return decision;
  if (decision.kind === 'unknown-order') return { kind: 'unknown-complaint' };
  await blockLocked(tx, cards);
  const { refundId } = decision;
  if (decision.isPaid) await recordPaid(tx, shop, complaint, refundId);
  const object = { kind: 'complaint', id: complaint.number };
  await recordChange(tx, shop, { action: 'complaint.refunded', object, to: { amount, way } });
  return { kind: 'done', refundId };
}

/** All money of one refund was paid: the customer gets an email. */
export const markComplaintPaid = handleJob(complaintPaidJob, async (shop, { refundId }) => {
  const refund = await findClaimRefund(shop.db, refundId);
  if (!refund?.paidAt) return;
  await shop.db.transaction(async (tx) => {
    const complaint = await lockWithOrder(tx, refund.claimId);
    if (complaint) await recordPaid(tx, { ...shop, actor: undefined }, complaint, refundId);
  });
});

/** Once for each refund, however often the job runs. */
async function recordPaid(tx: Transaction, shop: Shop, complaint: ComplaintRow, refundId: number): Promise<void> {
  const refund = await findClaimRefund(tx, refundId);
  const recordedRefunds = await tx
    .select({ details: complaintEvents.details })
    .from(complaintEvents)
    .where(and(eq(complaintEvents.complaintId, complaint.id), eq(complaintEvents.kind, 'refunded')));
  if (!refund || recordedRefunds.some(({ details }) => details.refundId === refundId)) return;
  const { amount } = refund;
  await recordAndMail(tx, shop, complaint, { at: shop.now(), kind: 'refunded', details: { amount, refundId } }, refund);
}

/** A parcel leaves for the shopper: the goods mended, new ones, or the same as they came. */
export async function shipComplaint(shop: Shop, complaintId: number, trackingNumber: string): Promise<ComplaintChange> {
  return shop.db.transaction(async (tx) => {
    const complaint = await lockComplaint(tx, complaintId);
    if (!complaint) return 'unknown-complaint';
    if (!canShip(complaint.state)) return 'too-late';
    await recordAndMail(tx, shop, complaint, { at: shop.now(), kind: 'shipped', details: { trackingNumber } });
    return 'done';
  });
}

/** Orders come before their complaints wherever both are locked. */
async function lockWithOrder(tx: Transaction, complaintId: number): Promise<ComplaintRow | null> {
  const [known] = await tx
    .select({ orderId: complaints.orderId })
    .from(complaints)
    .where(eq(complaints.id, complaintId));
  if (known?.orderId) await lockOwnerAndOrder(tx, known.orderId);
  return lockComplaint(tx, complaintId);
}

async function agree(tx: Transaction, { id, orderId }: ComplaintRow, entered?: Grosze): Promise<AgreedAmount> {
  const order = orderId === null ? null : await findOrderById(tx, orderId);
  if (!order) return { kind: 'agreed', amount: entered ?? 0 };
  const claim = { kind: 'complaint', id } as const;
  const claimed = { claim, pieces: await piecesOf(tx, claim), withdrawn: false };
  const agreed = await agreeAmount(tx, order, claimed, entered);
  const isPaidElsewhere = agreed.kind === 'agreed' && entered === undefined && agreed.amount === 0;
  const { isShared } = await shareWithComplaints(tx, order, claimed);
  return isPaidElsewhere && isShared ? { kind: 'too-much', held: 0 } : agreed;
}

async function refundedFor(tx: Transaction, { kind, id }: Claim): Promise<Grosze> {
  const [before] = await tx
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.kind, kind), eq(refunds.claimId, id)));
  return before?.amount ?? 0;
}

async function recordAndMail(
  tx: Transaction,
  shop: Shop,
  complaint: ComplaintRow,
  event: ComplaintEvent & { kind: 'refunded' | 'shipped' },
  refund?: ClaimRefund,
): Promise<void> {
  const [row] = await tx
    .insert(complaintEvents)
    .values({ complaintId: complaint.id, ...event })
    .returning({ id: complaintEvents.id });
  // Money that goes back was written down when it was decided on.
  if (!refund) {
    const object = { kind: 'complaint', id: complaint.number };
    await recordChange(tx, shop, { action: `complaint.${event.kind}`, object, to: event.details });
  }
  await tx.update(complaints).set({ updatedAt: event.at }).where(eq(complaints.id, complaint.id));
  await complaintMail(tx, shop, complaint, { kind: 'happened', eventId: row?.id ?? 0, event, refund });
}

/**
 * The gift cards of a complaint, when this refund is the first to pay more than its other goods cost. Those of an order
 * that is called off are blocked already.
 */
async function cardsPaidBack(
  tx: Transaction,
  { orderId, claim, amount }: { orderId: number; claim: Claim; amount: Grosze },
): Promise<Pieces[]> {
  const order = await findOrderById(tx, orderId);
  if (!order || isCalledOff(order.state)) return [];
  const free = await freePieces(tx, orderId, 'withdrawal');
  const freeOf = (lineId: number) => free.find((line) => line.lineId === lineId)?.free ?? 0;
  // The cards of pieces that were withdrawn from are blocked already.
  const pieces = (await piecesOf(tx, claim)).map(({ lineId, quantity }) => ({
    lineId,
    quantity: Math.min(quantity, freeOf(lineId)),
  }));
  const isCard = (id: number) => order.lines.some(({ lineId, digital }) => lineId === id && digital === 'gift-card');
  const goods = order.lines
    .filter(({ lineId }) => !isCard(lineId))
    .map(({ lineId, paid, quantity }) => Math.round((paid.gross * quantityOf(pieces, lineId)) / quantity))
    .reduce((total, worth) => total + worth, 0);
  const earlier = await refundedFor(tx, claim);
  return earlier <= goods && earlier + amount > goods ? pieces.filter(({ lineId }) => isCard(lineId)) : [];
}
