import { and, eq, sum } from 'drizzle-orm';
import { type ComplaintEvent, canRefund, canShip } from '#rules/after-sale/complaints/complaint-state.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { type Claim, type Pieces, quantityOf } from '#rules/selling/orders/claim.ts';
import { isCalledOff } from '#rules/selling/orders/order-state.ts';
import type { RefundWay } from '#rules/selling/payments/refund-amount.ts';
import { recordChange } from '#shop/platform/audit/index.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { lockOwnerAndOrder, piecesOf } from '#shop/selling/order-ledger/index.ts';
import { refunds } from '#shop/selling/order-ledger/tables.ts';
import { findOrderById } from '#shop/selling/orders/index.ts';
import { blockLocked, lockUnspent } from '#shop/selling/payments/index.ts';
import { claimWorth, recordRefund } from '#shop/selling/refunds/index.ts';
import type { ComplaintChange } from './change-complaint.ts';
import { complaintMail } from './complaint-mail.ts';
import { type ComplaintRow, lockComplaint } from './lock-complaint.ts';
import { complaintEvents, complaints } from './tables.ts';

export type ComplaintRefund =
  | { kind: 'done'; amount: Grosze }
  | { kind: Exclude<ComplaintChange, 'done'> }
  /** Goods of no order: the shop does not know what they cost. */
  | { kind: 'no-amount' }
  /** A gift card that has paid for something is not given back. */
  | { kind: 'card-spent' }
  | { kind: 'too-much'; held: Grosze };

/** Money for a complaint, all of the price or a part; without an amount what was paid for its pieces and has not gone back. */
export async function refundComplaint(
  shop: Shop,
  complaintId: number,
  { amount, way = 'same-way' }: { amount?: Grosze; way?: RefundWay },
): Promise<ComplaintRefund> {
  const now = shop.now();
  return shop.db.transaction(async (tx): Promise<ComplaintRefund> => {
    const complaint = await lockWithOrder(tx, complaintId);
    if (!complaint) return { kind: 'unknown-complaint' };
    if (!canRefund(complaint.state)) return { kind: 'too-late' };
    const sum = amount ?? (await worthOf(tx, complaint));
    if (!sum) return { kind: 'no-amount' };
    let voucher: string | null = null;
    if (complaint.orderId !== null) {
      const claim = { kind: 'complaint', id: complaintId } as const;
      const cards = await lockUnspent(tx, await cardsPaidBack(tx, { orderId: complaint.orderId, claim, amount: sum }));
      if (!cards) return { kind: 'card-spent' };
      const outcome = await recordRefund(tx, { orderId: complaint.orderId, claim, amount: sum, way }, now);
      if (outcome.kind === 'too-much') return outcome;
      if (outcome.kind === 'unknown-order') return { kind: 'unknown-complaint' };
      await blockLocked(tx, cards);
      voucher = outcome.voucher;
    }
    await recordAndMail(tx, shop, complaint, { at: now, kind: 'refunded', details: { amount: sum } }, voucher);
    return { kind: 'done', amount: sum };
  });
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

async function worthOf(tx: Transaction, { id, orderId }: ComplaintRow): Promise<Grosze> {
  const order = orderId === null ? null : await findOrderById(tx, orderId);
  if (!order) return 0;
  const claim = { kind: 'complaint', id } as const;
  const [pieces, paidBack] = [await piecesOf(tx, claim), await refundedFor(tx, claim)];
  return claimWorth(tx, order, { claim, pieces, withdrawn: false, paidBack });
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
  voucher: string | null = null,
): Promise<void> {
  const [row] = await tx
    .insert(complaintEvents)
    .values({ complaintId: complaint.id, ...event })
    .returning({ id: complaintEvents.id });
  const object = { kind: 'complaint', id: complaint.number };
  await recordChange(tx, shop, { action: `complaint.${event.kind}`, object, to: event.details });
  await tx.update(complaints).set({ updatedAt: event.at }).where(eq(complaints.id, complaint.id));
  await complaintMail(tx, shop, complaint, { kind: 'happened', eventId: row?.id ?? 0, event, voucher });
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
  const pieces = await piecesOf(tx, claim);
  const isCard = (id: number) => order.lines.some(({ lineId, digital }) => lineId === id && digital === 'gift-card');
  const goods = order.lines
    .filter(({ lineId }) => !isCard(lineId))
    .map(({ lineId, paid, quantity }) => Math.round((paid.gross * quantityOf(pieces, lineId)) / quantity))
    .reduce((total, worth) => total + worth, 0);
  const earlier = await refundedFor(tx, claim);
  return earlier <= goods && earlier + amount > goods ? pieces.filter(({ lineId }) => isCard(lineId)) : [];
}
