import { and, desc, eq, gte } from 'drizzle-orm';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import type { OrderSeen } from '../rules/displayed-order.ts';

/** The visitor's last order when it equals this summary, which was sent again from another tab after the basket was emptied. */
export async function findPlacedBefore(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  visitorId: number,
  seen: Pick<OrderSeen, 'lines'>,
): Promise<string | null> {
  const since = new Date(now().getTime() - DAY_MS);
  const [last] = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(and(eq(orders.visitorId, visitorId), gte(orders.placedAt, since)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1);
  if (!last) return null;
  const { productId, sizeType, quantity } = orderLines;
  const bought = await db
    .select({ productId, sizeType, quantity })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, last.id), eq(orderLines.gift, false)));
  const ordered = bought.map((line) => `${line.productId}/${line.sizeType} ${line.quantity}`);
  const shown = seen.lines.map(({ key, quantity }) => `${key.split('/').slice(0, 2).join('/')} ${quantity}`);
  return ordered.sort().join() === shown.sort().join() ? last.number : null;
}
