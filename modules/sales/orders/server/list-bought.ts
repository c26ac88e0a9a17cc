import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { products } from '#modules/catalogue/products/server/index.ts';
import type { LineExtras } from '#modules/sales/order-ledger/rules/order-data.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

export interface BoughtProduct {
  productId: number;
  size: string;
  quantity: number;
  extras: LineExtras;
  orderNumber: string;
  boughtAt: Date;
}

const ON_PAGE = 20;

/** S2.57: products that the shop still sells, the last bought first. Gifts and cancelled orders do not count. */
export async function listBought(
  shop: Shop,
  customerId: number,
  page = 1,
): Promise<{ bought: BoughtProduct[]; page: number; pages: number }> {
  const latest = shop.db
    .selectDistinctOn([orderLines.productId, orderLines.sizeType], {
      productId: orderLines.productId,
      size: orderLines.sizeType,
      quantity: orderLines.quantity,
      extras: orderLines.extras,
      orderNumber: orders.number,
      boughtAt: sql<Date>`${orders.placedAt}`.mapWith(orders.placedAt).as('bought_at'),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, and(eq(products.id, orderLines.productId), eq(products.visible, true)))
    .where(and(eq(orders.customerId, customerId), eq(orderLines.gift, false), ne(orders.state, 'cancelled')))
    .orderBy(orderLines.productId, orderLines.sizeType, desc(orders.placedAt), desc(orders.id))
    .as('latest');
  const [counted] = await shop.db.select({ all: count() }).from(latest);
  const pages = Math.max(1, Math.ceil((counted?.all ?? 0) / ON_PAGE));
  const shown = Math.min(Math.max(1, Math.floor(page) || 1), pages);
  const bought = await shop.db
    .select()
    .from(latest)
    .orderBy(desc(latest.boughtAt), latest.productId, latest.size)
    .limit(ON_PAGE)
    .offset((shown - 1) * ON_PAGE);
  return { bought, page: shown, pages };
}
