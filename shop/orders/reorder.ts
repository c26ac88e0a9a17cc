import { and, asc, eq } from 'drizzle-orm';
import type { LineOutcome } from '#rules/basket/line-outcome.ts';
import { changeBasket } from '../basket/index.ts';
import { orderLines } from '../order-ledger/tables.ts';
import type { Shop } from '../shop.ts';
import type { Shopper } from './shopper.ts';

/** X.24: puts what was ordered into the basket once more, at today's prices; gifts are chosen anew. */
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
