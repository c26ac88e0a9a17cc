import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Grosze } from '#rules/money/grosze.ts';
import { sumOwed } from '#rules/payments/sum-owed.ts';
import { claimedPieces } from '../after-sale/tables.ts';
import type { Database } from '../db/connect.ts';
import { orderEvents, orderLines } from '../orders/tables.ts';
import type { OrderRow } from './lock-order.ts';

/** What an order asks for in all, without the pieces that are sent back or withdrawn from. */
export async function owedFor(
  db: Pick<Database, 'select'>,
  order: Pick<OrderRow, 'id' | 'totalGross' | 'refunded' | 'prepaid' | 'state'>,
): Promise<Grosze> {
  const { id, paidGross: paid, quantity: bought } = orderLines;
  const lines = await db
    .select({ paid, bought, givenUp: sql<number>`coalesce(sum(${claimedPieces.quantity}), 0)::float8` })
    .from(orderLines)
    .leftJoin(claimedPieces, and(eq(claimedPieces.lineId, id), isGivenUp(db, order)))
    .where(eq(orderLines.orderId, order.id))
    .groupBy(id);
  return sumOwed({ total: order.totalGross, refunded: order.refunded, lines });
}

/** A parcel that is paid on delivery carries its sum while it is on its way: what is given up meanwhile is paid back. */
function isGivenUp(db: Pick<Database, 'select'>, { id, prepaid, state }: Pick<OrderRow, 'id' | 'prepaid' | 'state'>) {
  const isCarried = !prepaid && (state === 'sent' || state === 'ready');
  const sent = db
    .select({ at: sql`min(${orderEvents.at})` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), eq(orderEvents.kind, 'sent')));
  const beforeSent = or(sql`(${sent}) is null`, sql`${claimedPieces.at} < (${sent})`);
  return and(ne(claimedPieces.kind, 'complaint'), isNull(claimedPieces.releasedAt), isCarried ? beforeSent : undefined);
}
