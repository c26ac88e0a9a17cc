import { and, asc, eq, like, or } from 'drizzle-orm';
import { nextStates, type OrderState, parseOrderNumber } from '#modules/sales/order-ledger/rules/order-state.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { listRefunds, type PaymentRefund, payBackOf, refundable } from '#modules/sales/payments/server/index.ts';
import { hideSecrets } from '#platform/mail/rules/hide-secrets.ts';
import type { MailHead } from '#platform/mail/server/index.ts';
import { outbox } from '#platform/mail/server/tables.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { OrderView } from '../../rules/order-view.ts';
import { findOrderById } from '../find-order.ts';
import { phoneOrders } from '../tables.ts';
import { listOrderNotes, type OrderNote } from './order-notes.ts';

/** One order with everything the shop keeps about it. */
export interface StaffOrder {
  order: StaffOrderView;
  courierId: number | null;
  /** What the shop holds beyond what the order asks for and has not promised yet. */
  payBack: Grosze;
  /** What stays with the shop of an order that came back. */
  kept: Grosze;
  /** What can go back through the providers that took it. */
  refundable: Grosze;
  refunds: PaymentRefund[];
  notes: OrderNote[];
  mails: StaffMail[];
  /** Where it may go from here. */
  next: OrderState[];
  byPhone: boolean;
}

/** Without the token: it would let staff act as the customer, past their role and past the log. */
export type StaffOrderView = Omit<OrderView, 'accessToken'>;

/** A mail about an order, with what it said; cards and links that are the shopper's alone are hidden. */
export type StaffMail = MailHead & { text: string };

/** By the order's number. */
export async function findOrderForStaff(shop: Shop, number: string): Promise<StaffOrder | null> {
  const { db } = shop;
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.number, parseOrderNumber(number) ?? ''));
  const order = row && (await findOrderById(db, row.id));
  if (!order) return null;
  const { accessToken: _, ...shown } = order;
  const { id: orderId } = order;
  const [phoned] = await db.select().from(phoneOrders).where(eq(phoneOrders.orderId, orderId));
  return {
    order: shown,
    courierId: row.courierId,
    payBack: (await payBackOf(db, [row])).get(orderId) ?? 0,
    kept: row.kept,
    refundable: await refundable(shop, orderId),
    refunds: await listRefunds(db, orderId),
    notes: await listOrderNotes(db, orderId),
    mails: await listMailsAbout(shop, order),
    next: nextStates(order.state, order.delivery.kind),
    byPhone: phoned !== undefined,
  };
}

/** By the name every mail about an order has, or by the number in its subject. */
async function listMailsAbout(shop: Shop, { id: orderId, number, email }: OrderView): Promise<StaffMail[]> {
  const { id, key, recipient, subject, text, createdAt, sentAt, attempts, lastError } = outbox;
  const mails = await shop.db
    .select({ id, recipient, subject, text, createdAt, sentAt, attempts, lastError })
    .from(outbox)
    .where(or(like(key, `order-${orderId}-%`), and(eq(recipient, email), like(subject, `%${number}%`))))
    .orderBy(asc(createdAt), asc(id));
  return mails.map((mail) => ({ ...mail, text: hideSecrets(mail.text) }));
}
