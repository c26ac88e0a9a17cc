import { and, eq, isNull } from 'drizzle-orm';
import { earnPoints, giveBackPoints } from '#modules/sales/loyalty/server/index.ts';
import {
  canShopperCancel,
  isCalledOff,
  nextStates,
  type OrderState,
} from '#modules/sales/order-ledger/rules/order-state.ts';
import {
  invitationDue,
  lockOwnerAndOrder,
  type OrderMailKind,
  type OrderRow,
  opinionInvitationJob,
  orderLines,
  orderMailJob,
  orders,
  owedFor,
  recordEvent,
} from '#modules/sales/order-ledger/server/index.ts';
import {
  blockCards,
  callOffAtProvider,
  type PaymentRow,
  payments,
  recordMoney,
} from '#modules/sales/payments/server/index.ts';
import { giveBackRebates } from '#modules/sales/rebates/server/index.ts';
import { giveBackPayments, pointsStillEarned } from '#modules/sales/refunds/server/index.ts';
import { endWithOrder } from '#modules/sales/subscriptions/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { enqueue } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { giveBackStock } from './give-back-stock.ts';

export type OrderChangeOutcome = 'done' | 'unknown-order' | 'too-late';

export function cancelOrder(shop: Shop, orderId: number): Promise<OrderChangeOutcome> {
  const may = (order: OrderRow) => canShopperCancel(order.state);
  return moveOrder(shop, orderId, { state: 'cancelled', mail: 'cancelled' }, may);
}

export function changeOrderState(
  shop: Shop,
  orderId: number,
  state: OrderState,
  trackingNumber?: string,
): Promise<OrderChangeOutcome> {
  const may = (order: OrderRow) => nextStates(order.state, order.courierKind).includes(state);
  return moveOrder(shop, orderId, { state, mail: MAILS[state], trackingNumber }, may);
}

/** Cancellations by the customer have emails of their own. */
const MAILS: Partial<Record<OrderState, OrderMailKind>> = { sent: 'sent', cancelled: 'cancelledByShop' };

interface OrderMove {
  state: OrderState;
  mail?: OrderMailKind;
  trackingNumber?: string;
  /** Cancelled by the job. */
  reason?: 'unpaid';
}

async function moveOrder(
  shop: Shop,
  orderId: number,
  move: OrderMove,
  may: (order: OrderRow) => boolean,
): Promise<OrderChangeOutcome> {
  if (!isRowId(orderId)) return 'unknown-order';
  const now = shop.now();
  const closed: PaymentRow[] = [];
  const outcome = await shop.db.transaction(async (tx): Promise<OrderChangeOutcome> => {
    const order = await lockOwnerAndOrder(tx, orderId);
    if (!order) return 'unknown-order';
    if (!may(order)) return 'too-late';
    if (isCalledOff(move.state) && !(await blockCards(tx, orderId))) return 'too-late';
    closed.push(...(await moveLocked(tx, order, move, now)));
    const { state, trackingNumber } = move;
    await recordChange(tx, shop, {
      action: 'order.moved',
      object: { kind: 'order', id: orderId },
      from: { state: order.state },
      to: trackingNumber ? { state, trackingNumber } : { state },
    });
    return 'done';
  });
  // A page of the bank may still be open: the customer must not pay there.
  await callOffAtProvider(shop, closed);
  return outcome;
}

/**
 * Cancels a locked order in the transaction of a withdrawal or of the job. Returns the payments to cancel at their provider after the
 * commit.
 */
export function callOffLocked(tx: Transaction, order: OrderRow, now: Date, reason?: 'unpaid'): Promise<PaymentRow[]> {
  const mail = reason === 'unpaid' ? 'released' : 'cancelled';
  return moveLocked(tx, order, { state: 'cancelled', mail, reason }, now);
}

export function deliverLocked(tx: Transaction, order: OrderRow, now: Date): Promise<PaymentRow[]> {
  return moveLocked(tx, order, { state: 'delivered' }, now);
}

async function moveLocked(
  tx: Transaction,
  order: OrderRow,
  { state, mail, trackingNumber, reason }: OrderMove,
  now: Date,
): Promise<PaymentRow[]> {
  const { id: orderId } = order;
  await tx
    .update(orders)
    .set({ state, updatedAt: now, ...(trackingNumber && { trackingNumber }) })
    .where(eq(orders.id, orderId));
  const event = state === 'new' ? 'placed' : state;
  await recordEvent(tx, orderId, event, now, { ...(trackingNumber && { trackingNumber }), ...(reason && { reason }) });
  const closed = state === 'cancelled' ? await giveBack(tx, order, now) : [];
  if (isCalledOff(state)) {
    await endWithOrder(tx, orderId, now, { pauseRenewed: state === 'returned' || reason === 'unpaid' });
  }
  if (state === 'delivered') {
    await recordDelivery(tx, orderId, now);
    await settle(tx, order, now);
    await enqueue(tx, opinionInvitationJob, { orderId }, now, { startAfter: invitationDue(now) });
  }
  if (mail) await enqueue(tx, orderMailJob, { orderId, mail }, now);
  return closed;
}

async function giveBack(tx: Transaction, { id, customerId }: OrderRow, now: Date): Promise<PaymentRow[]> {
  await giveBackStock(tx, id, now);
  await giveBackRebates(tx, id, now);
  const closed = await giveBackPayments(tx, id, now);
  if (customerId !== null) await giveBackPoints(tx, customerId, id, now);
  return closed;
}

/** Goods of an earlier parcel keep their day. */
async function recordDelivery(tx: Transaction, orderId: number, now: Date): Promise<void> {
  await tx
    .update(orderLines)
    .set({ deliveredAt: now })
    .where(and(eq(orderLines.orderId, orderId), isNull(orderLines.deliveredAt)));
}

async function settle(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const due = order.prepaid ? 0 : (await owedFor(tx, order)) - order.paid;
  if (due > 0) {
    await tx
      .update(payments)
      .set({ state: 'accepted', updatedAt: now })
      .where(and(eq(payments.orderId, order.id), eq(payments.kind, 'dvp'), eq(payments.state, 'chosen')));
    await recordMoney(tx, order.id, due, now);
  }
  if (order.customerId === null) return;
  const points = await pointsStillEarned(tx, order);
  await earnPoints(tx, { customerId: order.customerId, orderId: order.id, points, now });
}
