import { and, eq, notInArray, or, type SQL } from 'drizzle-orm';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

export interface Buyer {
  customerId?: number | null;
  email: string;
  /** A named order counts alone, and only with its email or for its own customer. An email without an order proves nothing. */
  orderNumber?: string;
}

/** Did this person buy it: the product, or without one anything at all? Orders that were called off do not count. */
export async function findPurchase(shop: Shop, buyer: Buyer, productId: number | null): Promise<boolean> {
  const proofs: SQL[] = [];
  if (buyer.customerId && isRowId(buyer.customerId)) proofs.push(eq(orders.customerId, buyer.customerId));
  if (buyer.orderNumber) proofs.push(eq(orders.emailKey, buyer.email.trim().toLowerCase()));
  if (proofs.length === 0) return false;
  const [found] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        buyer.orderNumber ? eq(orders.number, buyer.orderNumber) : undefined,
        or(...proofs),
        notInArray(orders.state, ['cancelled', 'returned']),
        productId === null ? undefined : eq(orderLines.productId, productId),
      ),
    )
    .limit(1);
  return found !== undefined;
}
