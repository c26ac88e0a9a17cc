import { and, eq, or } from 'drizzle-orm';
import { sentSize, UNIVERSAL_SIZE } from '#rules/catalogue/products/sent-size.ts';
import type { LineOutcome } from '#rules/selling/basket/line-outcome.ts';
import { isRowId } from '#shop/platform/db/row-id.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { favourites } from './tables.ts';

export interface FavouriteKey {
  productId: number;
  /** Empty or `uniw` when the shopper did not choose one. */
  size: string;
}

export async function removeFavourites(shop: Shop, visitorId: number, keys: FavouriteKey[]): Promise<LineOutcome[]> {
  const wanted = keys.filter((key) => isRowId(key.productId));
  if (wanted.length === 0) return [];
  const gone = await shop.db
    .delete(favourites)
    .where(
      and(
        eq(favourites.visitorId, visitorId),
        or(
          ...wanted.map((key) =>
            and(eq(favourites.productId, key.productId), eq(favourites.sizeType, sentSize(key.size) || UNIVERSAL_SIZE)),
          ),
        ),
      ),
    )
    .returning({ productId: favourites.productId, size: favourites.sizeType });
  return gone.map((key) => ({ ...key, code: 'removed', quantity: 0, change: 0 }));
}
