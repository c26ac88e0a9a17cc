import { and, asc, eq, type SQL } from 'drizzle-orm';
import { returns, withdrawals } from '#modules/after-sale/claims/server/index.ts';
import { removeUploadBytes, uploads } from '#modules/catalogue/media/server/index.ts';
import { addedVersionName } from '#modules/catalogue/products/rules/version-name.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import { namedSize } from '#modules/sales/orders/server/index.ts';
import type { Database, Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ReturnView } from '../rules/return-view.ts';
import { returnEvents, returnLines } from './tables.ts';

/** Marks the photos of returns among the uploads. */
export const RETURN_UPLOADS = 'return';

type Reader = Pick<Database, 'select'>;

/** The caller checks whose order it is. */
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

async function findReturnWhere(db: Reader, which: SQL | undefined): Promise<ReturnView | null> {
  const [found] = await db
    .select({
      row: returns,
      orderNumber: orders.number,
      withdrawnAt: withdrawals.madeAt,
      withdrawalCode: withdrawals.code,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .leftJoin(withdrawals, eq(withdrawals.id, returns.withdrawalId))
    .where(which);
  if (!found) return null;
  const { row, orderNumber, withdrawnAt, withdrawalCode } = found;
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
    withdrawnAt,
    withdrawalCode,
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
