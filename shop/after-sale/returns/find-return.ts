import { and, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { ReturnHead, ReturnView } from '#rules/after-sale/returns/return-view.ts';
import { addedVersionName } from '#rules/catalogue/products/version-name.ts';
import type { OrderView } from '#rules/selling/orders/order-view.ts';
import type { Database, Transaction } from '#shop/platform/db/connect.ts';
import { removeUploadBytes } from '#shop/platform/media/index.ts';
import { uploads } from '#shop/platform/media/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { orderLines, orders } from '#shop/selling/order-ledger/tables.ts';
import { findOrderById, namedSize } from '#shop/selling/orders/index.ts';
import { getReturnable, type Returnable } from './returnable.ts';
import { returnEvents, returnLines, returns } from './tables.ts';

/** Marks the photos of returns among the uploads. */
export const RETURN_UPLOADS = 'return';

type Reader = Pick<Database, 'select'>;

/** The return of this code, whoever asks: the caller checks whose order it belongs to. */
export function findReturn(shop: Shop, code: string): Promise<ReturnView | null> {
  return findReturnWhere(shop.db, eq(returns.code, code));
}

export function findReturnById(db: Reader, id: number): Promise<ReturnView | null> {
  return findReturnWhere(db, eq(returns.id, id));
}

/** The form of this order that is being filled in. */
export function findDraft(shop: { db: Reader }, orderId: number): Promise<ReturnView | null> {
  return findReturnWhere(shop.db, and(eq(returns.orderId, orderId), eq(returns.state, 'draft')));
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

async function findReturnWhere(db: Reader, which: SQL | undefined): Promise<ReturnView | null> {
  const [found] = await db
    .select({ row: returns, orderNumber: orders.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(which);
  if (!found) return null;
  const { row, orderNumber } = found;
  const { name, versionName, photo, photoTone, unit, unitPlural } = orderLines;
  const { quantity, accepted, restocked, comment, lineId } = returnLines;
  const lines = await db
    .select({
      lineId,
      name,
      versionName,
      sizeName: namedSize,
      photo,
      photoTone,
      unit,
      unitPlural,
      quantity,
      accepted,
      restocked,
      comment,
    })
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
    lines: lines.map((line) => ({ ...line, versionName: addedVersionName(line.name, line.versionName) })),
    photos,
    events,
    delivery: deliveryId === null ? null : { id: deliveryId, name: deliveryName, cost: deliveryCost },
  };
}

/** Forgets the form of an order, which is locked, with its photos. Answers with the files whose bytes go once this is written. */
export async function dropDraft(tx: Transaction, orderId: number): Promise<string[]> {
  const [draft] = await tx
    .delete(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.state, 'draft')))
    .returning({ id: returns.id });
  if (!draft) return [];
  const photos = await tx
    .delete(uploads)
    .where(and(eq(uploads.ownerKind, RETURN_UPLOADS), eq(uploads.ownerId, draft.id)))
    .returning({ name: uploads.name });
  return photos.map(({ name }) => name);
}

export async function removeBytes(shop: Shop, names: readonly string[]): Promise<void> {
  for (const name of names) await removeUploadBytes(shop, name);
}

/** No form needs more; older orders are past their time anyway. */
const MOST = 30;

export interface OpenOrder {
  order: OrderView;
  returnable: Returnable;
  /** Somebody began a return and did not finish it. */
  begun: boolean;
}

/** S2.66: a customer's orders of which something may still be sent back, newest first. */
export async function listReturnableOrders(shop: Shop, customerId: number): Promise<OpenOrder[]> {
  const rows = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), inArray(orders.state, ['sent', 'ready', 'delivered'])))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(MOST);
  const open: OpenOrder[] = [];
  for (const { id } of rows) {
    const order = await findOrderById(shop.db, id);
    const returnable = order && (await getReturnable(shop, order));
    if (!order || !returnable || returnable.obstacle) continue;
    open.push({ order, returnable, begun: (await findDraft(shop, id)) !== null });
  }
  return open;
}
