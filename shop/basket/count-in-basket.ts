import { and, eq, sum } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { basketLines } from './tables.ts';

/** Pieces of a size the visitor already has in the basket, all lines together. */
export async function countInBasket(
  shop: Shop,
  visitorId: number,
  productId: number,
  sizeType: string,
): Promise<number> {
  const [row] = await shop.db
    .select({ pieces: sum(basketLines.quantity).mapWith(Number) })
    .from(basketLines)
    .where(
      and(
        eq(basketLines.visitorId, visitorId),
        eq(basketLines.productId, productId),
        eq(basketLines.sizeType, sizeType),
      ),
    );
  return row?.pieces ?? 0;
}
