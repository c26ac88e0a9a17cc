import type { OrderEventKind } from '#modules/sales/order-ledger/rules/order-events.ts';
import type { Database } from '#platform/db/server/connect.ts';
import { orderEvents } from './tables.ts';

/** A line in the history that the customer sees. */
export async function recordEvent(
  tx: Pick<Database, 'insert'>,
  orderId: number,
  kind: OrderEventKind,
  at: Date,
  details: Record<string, string | number> = {},
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, kind, at, details });
}
