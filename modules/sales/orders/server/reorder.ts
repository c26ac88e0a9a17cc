import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import type { LineOutcome } from '#modules/sales/basket/rules/line-outcome.ts';
import { changeBasket } from '#modules/sales/basket/server/index.ts';
import type { Shopper } from '#modules/sales/checkout/server/index.ts';
import { orderLines } from '#modules/sales/order-ledger/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

export async function reorder(shop: Shop, { visitorId, customerId }: Shopper, orderId: number): Promise<LineOutcome[]> {
  const lines = await shop.db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.gift, false)))
    .orderBy(asc(orderLines.position));
  const wishes = lines.map(({ productId, sizeType: size, quantity, extras, comment, forPoints }) => ({
    kind: 'add' as const,
    productId,
    size,
    quantity,
    extras,
    comment,
    forPoints,
  }));
  return changeBasket(shop, visitorId, wishes, { customerId });
}

/** The name of an ordered size; a universal size has none. */
export const namedSize: SQL<string> = sql`case when ${orderLines.sizeType} = ${UNIVERSAL_SIZE} then '' else ${orderLines.sizeName} end`;
