import { and, asc, eq, isNull, like, or, sql } from 'drizzle-orm';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { ClaimKind } from '#rules/selling/orders/claim.ts';
import {
  canBecome,
  isCalledOff,
  ORDER_STATES,
  type OrderState,
  parseOrderNumber,
} from '#rules/selling/orders/order-state.ts';
import type { OrderView } from '#rules/selling/orders/order-view.ts';
import type { MailHead } from '#shop/platform/mail/index.ts';
import { outbox } from '#shop/platform/mail/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { claimedPieces, orders } from '#shop/selling/order-ledger/tables.ts';
import { listRefunds, type PaymentRefund, refundable } from '#shop/selling/payments/index.ts';
import { findOrderById } from '../find-order.ts';
import { phoneOrders } from '../tables.ts';
import { listOrderNotes, type OrderNote } from './order-notes.ts';

/** One order with everything the shop keeps about it. */
export interface StaffOrder {
  order: OrderView;
  /** What the shop holds beyond what the order asks for. */
  payBack: Grosze;
  /** What can go back through the providers that took it. */
  refundable: Grosze;
  refunds: PaymentRefund[];
  notes: OrderNote[];
  mails: StaffMail[];
  /** Returns, complaints and withdrawals with pieces of it. */
  claims: { kind: ClaimKind; id: number; pieces: number }[];
  /** Where it may go from here. */
  next: OrderState[];
  byPhone: boolean;
  /** What the shopper sees, opened as from the mail. */
  shopperLink: string;
}

/** A mail about an order, with what it said. */
export type StaffMail = MailHead & { text: string };

/** By the order's number. */
export async function findOrderForStaff(shop: Shop, number: string): Promise<StaffOrder | null> {
  const { db } = shop;
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.number, parseOrderNumber(number) ?? ''));
  const order = row && (await findOrderById(db, row.id));
  if (!order) return null;
  const { id: orderId } = order;
  const claims = await db
    .select({
      kind: claimedPieces.kind,
      id: claimedPieces.claimId,
      pieces: sql<number>`sum(${claimedPieces.quantity})::float8`,
    })
    .from(claimedPieces)
    .where(and(eq(claimedPieces.orderId, orderId), isNull(claimedPieces.releasedAt)))
    .groupBy(claimedPieces.kind, claimedPieces.claimId)
    .orderBy(asc(claimedPieces.kind), asc(claimedPieces.claimId));
  const [phoned] = await db.select().from(phoneOrders).where(eq(phoneOrders.orderId, orderId));
  const asked = isCalledOff(order.state) ? 0 : order.owed;
  return {
    order,
    payBack: Math.max(0, order.paid - order.refunded - asked),
    refundable: await refundable(shop, orderId),
    refunds: await listRefunds(db, orderId),
    notes: await listOrderNotes(db, orderId),
    mails: await listMailsAbout(shop, order),
    claims,
    next: ORDER_STATES.filter((state) => canBecome(order.state, state)),
    byPhone: phoned !== undefined,
    shopperLink: `${shop.origin}/konto/zamowienia/${order.number}?token=${order.accessToken}`,
  };
}

/** By the name every mail about an order has, or by the number in its subject. */
function listMailsAbout(shop: Shop, { id: orderId, number, email }: OrderView): Promise<StaffMail[]> {
  const { id, key, recipient, subject, text, createdAt, sentAt, attempts, lastError } = outbox;
  return shop.db
    .select({ id, recipient, subject, text, createdAt, sentAt, attempts, lastError })
    .from(outbox)
    .where(or(like(key, `order-${orderId}-%`), and(eq(recipient, email), like(subject, `%${number}%`))))
    .orderBy(asc(createdAt), asc(id));
}
