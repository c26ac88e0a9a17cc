import type { LineOutcome } from '#rules/basket/line-outcome.ts';
import { changeBasket } from '#shop/basket/index.ts';
import { addFavourites, removeFavourites } from '#shop/favourites/index.ts';
import type { Shop } from '#shop/shop.ts';
import type { BasketRequest } from './parse-request.ts';

/** Hands a parsed form to the basket or, in mode 2, to the favourites. */
export async function carryOutRequest(shop: Shop, visitorId: number, request: BasketRequest): Promise<LineOutcome[]> {
  if (request.list === 'basket') return changeBasket(shop, visitorId, request.changes);
  const added = await addFavourites(shop, visitorId, request.added);
  const removed = await removeFavourites(shop, visitorId, request.removed);
  return [...added, ...removed];
}
