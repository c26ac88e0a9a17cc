import { and, eq, sql } from 'drizzle-orm';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { Queries } from '#shop/platform/db/connect.ts';
import { prepared } from '#shop/platform/db/prepared.ts';
import { orders } from '#shop/selling/order-ledger/tables.ts';
import type { PlaceOrder } from './shopper.ts';

export interface PlacedOrder {
  orderId: number;
  number: string;
  accessToken: string;
  /** What is left to pay. */
  toPay: Grosze;
  prepaid: boolean;
  /** The key was used before: this is the order it made. */
  repeated: boolean;
}

/** The order this key of the visitor has made already; null when it has made none. */
export async function findPlaced(
  db: Queries,
  { visitorId, idempotencyKey }: Pick<PlaceOrder, 'visitorId' | 'idempotencyKey'>,
): Promise<PlacedOrder | null> {
  const [order] = await findByKey(db, { visitorId, idempotencyKey });
  if (!order) return null;
  const { total, paid, ...placed } = order;
  return { ...placed, toPay: Math.max(0, total - paid), repeated: true };
}

const findByKey = prepared((db) =>
  db
    .select({
      orderId: orders.id,
      number: orders.number,
      accessToken: orders.accessToken,
      total: orders.totalGross,
      paid: orders.paid,
      prepaid: orders.prepaid,
    })
    .from(orders)
    .where(
      and(
        eq(orders.visitorId, sql.placeholder('visitorId')),
        eq(orders.idempotencyKey, sql.placeholder('idempotencyKey')),
      ),
    )
    .prepare('order-of-key'),
);
