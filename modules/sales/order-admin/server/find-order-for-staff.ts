import { and, asc, eq, like, or } from 'drizzle-orm';
import { nextStates, type OrderState, parseOrderNumber } from '#modules/sales/order-ledger/rules/order-state.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { isPhoneOrder } from '#modules/sales/phone-orders/server/index.ts';
import { listRefunds, type PaymentRefund, payBackOf, refundable } from '#modules/sales/refunds/server/index.ts';
import { hideSecrets } from '#platform/mail/rules/hide-secrets.ts';
import type { MailHead } from '#platform/mail/server/index.ts';
import { outbox } from '#platform/mail/server/tables.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { listOrderNotes, type OrderNote } from './order-notes.ts';

export interface StaffOrder {
  order: StaffOrderView;
  courierId: number | null;
  /** Money beyond the cost of the order that is not promised yet. */
  payBack: Grosze;
  /** Kept by the shop of an order that came back. */
  kept: Grosze;
  /** Refundable through providers. */
  refundable: Grosze;
  refunds: PaymentRefund[];
  notes: OrderNote[];
  mails: StaffMail[];
  next: OrderState[];
  byPhone: boolean;
}

/** Without the token, with which staff could act as the customer, outside their role and the audit log. */
export type StaffOrderView = Omit<OrderView, 'accessToken'>;

/** With its text, without cards and links that are the customer's alone. */
export type StaffMail = MailHead & { text: string };

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
    byPhone: await isPhoneOrder(shop, orderId),
  };
}

/** By the key of emails about an order, or by the number in the subject. */
async function listMailsAbout(shop: Shop, { id: orderId, number, email }: OrderView): Promise<StaffMail[]> {
  const { id, key, recipient, subject, text, createdAt, sentAt, attempts, lastError } = outbox;
  const mails = await shop.db
    .select({ id, recipient, subject, text, createdAt, sentAt, attempts, lastError })
    .from(outbox)
    .where(or(like(key, `order-${orderId}-%`), and(eq(recipient, email), like(subject, `%${number}%`))))
    .orderBy(asc(createdAt), asc(id));
  return mails.map((mail) => ({ ...mail, text: hideSecrets(mail.text) }));
}
