import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { returns, withdrawals } from '#modules/after-sale/claims/server/index.ts';
import { freePiecesEach, orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { listOrdersById } from '#modules/sales/orders/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ReturnHead } from '../rules/return-view.ts';
import { judgeReturnable, type Returnable } from './returnable.ts';
import { returnEvents, returnLines } from './tables.ts';

/** As many as of complaints. */
const MAX_FILED = 100;

/** Newest first. */
export async function listReturns(
  { db }: Pick<Shop, 'db'>,
  whose: { orderId: number } | { customerId: number },
): Promise<ReturnHead[]> {
  const own = 'orderId' in whose ? eq(orders.id, whose.orderId) : eq(orders.customerId, whose.customerId);
  const { id, code, state, amount, refundWay, method } = returns;
  const heads = await db
    .select({ id, code, state, amount, refundWay, method, orderNumber: orders.number, withdrawnAt: withdrawals.madeAt })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .leftJoin(withdrawals, eq(withdrawals.id, returns.withdrawalId))
    .where(and(own, ne(returns.state, 'draft')))
    .orderBy(desc(returns.filedAt), desc(returns.id))
    .limit(MAX_FILED);
  if (heads.length === 0) return [];
  const ids = heads.map((head) => head.id);
  const { name, photo, photoTone } = orderLines;
  const lines = await db
    .select({ returnId: returnLines.returnId, name, photo, photoTone })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(orderLines.position));
  const events = await db
    .select()
    .from(returnEvents)
    .where(inArray(returnEvents.returnId, ids))
    .orderBy(asc(returnEvents.at), asc(returnEvents.id));
  return heads.map((head) => ({
    ...head,
    lines: lines.filter(({ returnId }) => returnId === head.id),
    events: events.filter(({ returnId }) => returnId === head.id),
  }));
}

/** No form needs more; older orders are past their time anyway. */
const MAX = 30;

export interface OpenOrder {
  order: OrderView;
  returnable: Returnable;
  /** The order has a draft. */
  begun: boolean;
}

/** S2.66: a customer's orders of which something may still be sent back, newest first, by as many queries for thirty as for one. */
export async function listReturnableOrders(shop: Shop, customerId: number): Promise<OpenOrder[]> {
  const rows = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), inArray(orders.state, ['sent', 'ready', 'delivered'])))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(MAX);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const free = await freePiecesEach(shop.db, ids, 'return');
  const drafts = await shop.db
    .select({ orderId: returns.orderId })
    .from(returns)
    .where(and(inArray(returns.orderId, ids), eq(returns.state, 'draft')));
  const begun = new Set(drafts.map(({ orderId }) => orderId));
  const found = await listOrdersById(shop.db, ids);
  return found
    .map((order) => ({
      order,
      returnable: judgeReturnable(shop, order, free.get(order.id) ?? []),
      begun: begun.has(order.id),
    }))
    .filter(({ returnable }) => returnable.obstacle === null);
}
