import { and, desc, eq, inArray } from 'drizzle-orm';
import type { OrderView } from '#rules/selling/orders/order-view.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { orders } from '#shop/selling/order-ledger/tables.ts';
import { readOrderById } from '#shop/selling/orders/index.ts';
import { findDraft } from './read-return.ts';
import { getReturnable, type Returnable } from './returnable.ts';

/** No form needs more; older orders are past their time anyway. */
const MOST = 30;

export interface OpenOrder {
  order: OrderView;
  returnable: Returnable;
  /** Somebody began a return and did not finish it. */
  begun: boolean;
}

/** S2.66: a customer's orders of which something may still be sent back, newest first. */
export async function listReturnableOrders(shop: Shop, customerId: number): Promise<OpenOrder[]> {
  const rows = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), inArray(orders.state, ['sent', 'ready', 'delivered'])))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(MOST);
  const open: OpenOrder[] = [];
  for (const { id } of rows) {
    const order = await readOrderById(shop.db, id);
    const returnable = order && (await getReturnable(shop, order));
    if (!order || !returnable || returnable.obstacle) continue;
    open.push({ order, returnable, begun: (await findDraft(shop, id)) !== null });
  }
  return open;
}
