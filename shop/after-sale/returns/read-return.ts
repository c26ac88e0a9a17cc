import { and, asc, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { ReturnHead, ReturnView } from '#rules/after-sale/returns/return-view.ts';
import type { Database } from '#shop/platform/db/connect.ts';
import { uploads } from '#shop/platform/media/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { orderLines, orders } from '#shop/selling/order-ledger/tables.ts';
import { namedSize } from '#shop/selling/orders/index.ts';
import { returnEvents, returnLines, returns } from './tables.ts';

/** Marks the photos of returns among the uploads. */
export const RETURN_UPLOADS = 'return';

type Reader = Pick<Database, 'select'>;

/** The return of this code, whoever asks: the caller checks whose order it belongs to. */
export function findReturn(shop: Shop, code: string): Promise<ReturnView | null> {
  return read(shop.db, eq(returns.code, code));
}

export function readReturn(db: Reader, id: number): Promise<ReturnView | null> {
  return read(db, eq(returns.id, id));
}

/** The form of this order that is being filled in. */
export function findDraft(shop: { db: Reader }, orderId: number): Promise<ReturnView | null> {
  return read(shop.db, and(eq(returns.orderId, orderId), eq(returns.state, 'draft')));
}

/** What was filed for an order, or for all orders of a customer, newest first. */
export async function listReturns(
  shop: { db: Reader },
  whose: { orderId: number } | { customerId: number },
): Promise<ReturnHead[]> {
  const own = 'orderId' in whose ? eq(orders.id, whose.orderId) : eq(orders.customerId, whose.customerId);
  const { id, code, state, amount, updatedAt } = returns;
  return shop.db
    .select({ id, code, state, amount, updatedAt, orderNumber: orders.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(own, ne(returns.state, 'draft')))
    .orderBy(desc(returns.filedAt), desc(returns.id));
}

async function read(db: Reader, which: SQL | undefined): Promise<ReturnView | null> {
  const [found] = await db
    .select({ row: returns, orderNumber: orders.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(which);
  if (!found) return null;
  const { row, orderNumber } = found;
  const { name, versionName, photo, photoTone, unit, unitPlural } = orderLines;
  const { quantity, comment, lineId } = returnLines;
  const lines = await db
    .select({ lineId, name, versionName, sizeName: namedSize, photo, photoTone, unit, unitPlural, quantity, comment })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
    .where(eq(returnLines.returnId, row.id))
    .orderBy(asc(orderLines.position));
  const photos = await db
    .select({ id: uploads.id, name: uploads.name, originalName: uploads.originalName })
    .from(uploads)
    .where(and(eq(uploads.ownerKind, RETURN_UPLOADS), eq(uploads.ownerId, row.id)))
    .orderBy(asc(uploads.id));
  const events = await db
    .select({ at: returnEvents.at, kind: returnEvents.kind, note: returnEvents.note })
    .from(returnEvents)
    .where(eq(returnEvents.returnId, row.id))
    .orderBy(asc(returnEvents.at), asc(returnEvents.id));
  const { id, code, orderId, state, withdrawalId, reason, method, parameterConfirmed, place, refundWay } = row;
  const { bankAccount, refundNote, amount, reply, filedAt, deliveryId, deliveryName, deliveryCost } = row;
  return {
    id,
    code,
    orderId,
    orderNumber,
    state,
    withdrawalId,
    reason,
    method,
    parameterConfirmed,
    place,
    refundWay,
    bankAccount,
    refundNote,
    amount,
    reply,
    filedAt,
    lines,
    photos,
    events,
    delivery: deliveryId === null ? null : { id: deliveryId, name: deliveryName, cost: deliveryCost },
  };
}
