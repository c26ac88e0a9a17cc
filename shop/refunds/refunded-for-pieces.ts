import { and, inArray, ne, sum } from 'drizzle-orm';
import type { Grosze } from '#rules/money/grosze.ts';
import type { Database } from '../db/connect.ts';
import { refunds } from './tables.ts';

/** By order, the money that went back for pieces that were given up. A complaint leaves its pieces with the shopper. */
export async function refundedForPieces(
  db: Pick<Database, 'select'>,
  orderIds: readonly number[],
): Promise<Map<number, Grosze>> {
  const { orderId, kind, amount } = refunds;
  const rows = await db
    .select({ orderId, amount: sum(amount).mapWith(Number) })
    .from(refunds)
    .where(and(inArray(orderId, [...orderIds]), ne(kind, 'complaint')))
    .groupBy(orderId);
  return new Map(rows.map((row) => [row.orderId, row.amount]));
}
