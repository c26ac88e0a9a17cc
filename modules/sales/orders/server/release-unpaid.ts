import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import { judgeUnpaid, unpaidTerm } from '#modules/sales/order-ledger/rules/order-state.ts';
import {
  lockOwnerAndOrder,
  type OrderRow,
  orderEvents,
  orderMailJob,
  orders,
  owedFor,
  recordEvent,
} from '#modules/sales/order-ledger/server/index.ts';
import { callOffAtProvider, type PaymentRow, payments } from '#modules/sales/payments/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { enqueue } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { callOffLocked } from './change-order.ts';

const REMINDED = 'payment-reminded';

/**
 * X.42: cancels unpaid orders after the owner's term and a reminder. Each is judged under its lock: money of the same moment is either in
 * time, or recorded as to be refunded.
 */
export async function releaseUnpaid(shop: Shop, now: Date, signal: AbortSignal): Promise<void> {
  const { transfer, online } = shop.settings.unpaidDays;
  const terms = [transfer, online].filter((days) => days > 0);
  if (terms.length === 0) return;
  // No order is reminded before half of the shortest term.
  const earliest = new Date(now.getTime() - (Math.min(...terms) / 2) * DAY_MS);
  const waiting = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'new'), eq(orders.prepaid, true), lte(orders.placedAt, earliest)))
    .orderBy(asc(orders.placedAt));
  for (const { id } of waiting) {
    if (signal.aborted) return;
    const closed = await shop.db.transaction((tx) => judge(tx, shop, id, now));
    // A page of the bank may still be open: the customer must not pay there.
    await callOffAtProvider(shop, closed);
  }
}

async function judge(tx: Transaction, shop: Shop, orderId: number, now: Date): Promise<PaymentRow[]> {
  const order = await lockOwnerAndOrder(tx, orderId);
  if (order?.state !== 'new' || !order.prepaid || order.paid >= (await owedFor(tx, order))) return [];
  const last = await lastPayment(tx, orderId);
  // The customer is at the bank.
  if (last?.state === 'chosen' && last.expiresAt && last.expiresAt > now) return [];
  const term = unpaidTerm(order.placedAt, last?.kind ?? null, shop.settings.unpaidDays);
  if (!term) return [];
  switch (judgeUnpaid(term, await remindedAt(tx, order), now)) {
    case 'wait':
      return [];
    case 'remind':
      await recordEvent(tx, orderId, REMINDED, now);
      await enqueue(tx, orderMailJob, { orderId, mail: 'reminder' }, now);
      return [];
    case 'release':
      return callOffLocked(tx, order, now, 'unpaid');
  }
}

async function lastPayment(tx: Transaction, orderId: number): Promise<PaymentRow | undefined> {
  const [last] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['chosen', 'error', 'restart', 'cancelled'])))
    .orderBy(desc(payments.id))
    .limit(1);
  return last;
}

async function remindedAt(tx: Transaction, { id }: OrderRow): Promise<Date | null> {
  const [event] = await tx
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), eq(orderEvents.kind, REMINDED)))
    .limit(1);
  return event?.at ?? null;
}
