import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { orderLines, orders, owedForEach } from '#modules/sales/order-ledger/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { OrderHead } from '../rules/order-view.ts';

const ON_PAGE = 10;
const SHOWN = 4;

export async function listOrders(
  shop: Shop,
  customerId: number,
  { page = 1, states }: { page?: number; states?: readonly OrderState[] } = {},
): Promise<{ orders: OrderHead[]; page: number; pages: number }> {
  const own = and(eq(orders.customerId, customerId), states && inArray(orders.state, [...states]));
  const [counted] = await shop.db.select({ all: count() }).from(orders).where(own);
  const pages = Math.max(1, Math.ceil((counted?.all ?? 0) / ON_PAGE));
  const shown = Math.min(Math.max(1, Math.floor(page) || 1), pages);
  const rows = await shop.db
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(ON_PAGE)
    .offset((shown - 1) * ON_PAGE);
  const { orderId, name, photo, photoTone } = orderLines;
  const ids = rows.map((row) => row.id);
  const lines =
    ids.length === 0
      ? []
      : await shop.db
          .select({ orderId, name, photo, photoTone })
          .from(orderLines)
          .where(inArray(orderId, ids))
          .orderBy(asc(orderLines.position));
  // Most orders are paid: only the others are queried.
  const owed = await owedForEach(
    shop.db,
    rows.filter(({ prepaid, paid, totalGross }) => prepaid && paid < totalGross),
  );
  return {
    page: shown,
    pages,
    orders: rows.map(({ id, number, state, placedAt, totalGross: total, paid }) => {
      const own = lines.filter((line) => line.orderId === id);
      return {
        id,
        number,
        state,
        placedAt,
        total,
        toPay: Math.max(0, (owed.get(id) ?? 0) - paid),
        count: own.length,
        shown: own.slice(0, SHOWN).map(({ orderId: _, ...line }) => line),
      };
    }),
  };
}
