import { and, asc, eq, inArray, isNull, min, sum } from 'drizzle-orm';
import type { Database } from '#platform/db/server/connect.ts';
import type { ComplaintMoney } from '../rules/complaint-money.ts';
import { claimedPieces, refunds } from './tables.ts';

type Reader = Pick<Database, 'select'>;

/** By order: its complaints with the money decided for them, paid ones first. */
export async function listComplaintMoney(
  db: Reader,
  orderIds: readonly number[],
): Promise<Map<number, ComplaintMoney[]>> {
  const { orderId, claimId, lineId, quantity, kind, releasedAt } = claimedPieces;
  const held = await db
    .select({ orderId, claimId, lineId, quantity })
    .from(claimedPieces)
    .where(and(inArray(orderId, [...orderIds]), eq(kind, 'complaint'), isNull(releasedAt)))
    .orderBy(asc(claimId), asc(claimedPieces.id));
  const ids = [...new Set(held.map((piece) => piece.claimId))];
  if (ids.length === 0) return new Map();
  const decided = await db
    .select({ claimId: refunds.claimId, paid: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.kind, 'complaint'), inArray(refunds.claimId, ids)))
    .groupBy(refunds.claimId)
    .orderBy(asc(min(refunds.id)));
  const paid = new Map(decided.map((one) => [one.claimId, one.paid]));
  const inOrder = [...paid.keys(), ...ids.filter((id) => !paid.has(id))];
  const found = new Map<number, ComplaintMoney[]>();
  for (const id of inOrder) {
    const pieces = held.filter((piece) => piece.claimId === id);
    const order = pieces[0]?.orderId ?? 0;
    found.set(order, [...(found.get(order) ?? []), { id, pieces, paid: paid.get(id) ?? 0 }]);
  }
  return found;
}
