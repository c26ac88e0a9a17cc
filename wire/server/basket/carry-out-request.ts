import type { LineOutcome } from '#rules/basket/line-outcome.ts';
import { changeBasket } from '#shop/basket/index.ts';
import type { Session } from '#shop/customers/index.ts';
import { addFavourites, removeFavourites } from '#shop/favourites/index.ts';
import type { Shop } from '#shop/shop.ts';
import type { BasketRequest } from './parse-request.ts';

/** Hands a parsed form to the basket or, in mode 2, to the favourites. */
export async function carryOutRequest(
  shop: Shop,
  visitorId: number,
  request: BasketRequest,
  findSession: () => Promise<Session | null>,
): Promise<LineOutcome[]> {
  if (request.list === 'basket') {
    // Only points are personal: everything else is sold to guests too, without asking who they are.
    const paysPoints = request.changes.some((change) => change.kind !== 'remove' && change.forPoints);
    const customerId = paysPoints ? ((await findSession())?.customerId ?? null) : null;
    return changeBasket(shop, visitorId, request.changes, { customerId });
  }
  const added = await addFavourites(shop, visitorId, request.added);
  const removed = await removeFavourites(shop, visitorId, request.removed);
  return [...added, ...removed];
}
