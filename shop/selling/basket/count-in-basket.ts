import { and, eq, sum } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { basketLines } from './tables.ts';

/** Pieces of a size the visitor already has in the basket and pays with money. */
export async function countInBasket(shop: Shop, visitorId: number, productId: number, size: string): Promise<number> {
  const [row] = await shop.db
    .select({ pieces: sum(basketLines.quantity).mapWith(Number) })
    .from(basketLines)
    .where(
      and(
        eq(basketLines.visitorId, visitorId),
        eq(basketLines.productId, productId),
        eq(basketLines.sizeType, size),
        eq(basketLines.forPoints, false),
      ),
    );
  return row?.pieces ?? 0;
}
