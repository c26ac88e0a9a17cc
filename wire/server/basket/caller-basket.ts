import type { Context } from 'hono';
import type { Session } from '#modules/customers/accounts/server/index.ts';
import type { BasketView } from '#modules/sales/basket/rules/basket-view.ts';
import { getBasketWithDelivery } from '#modules/sales/orders/server/index.ts';
import { callerSession, type WireContext } from '../context.ts';

export interface CallerBasket {
  basket: BasketView;
  /** Null for a guest. */
  session: Session | null;
}

/** The basket of the browser that calls; null is a browser without one. */
export async function findCallerBasket(c: Context, wire: WireContext, visitorId: number | null): Promise<CallerBasket> {
  const session = await callerSession(c, wire);
  const shopper = visitorId === null ? null : { visitorId, customerId: session?.customerId ?? null };
  return { basket: await getBasketWithDelivery(wire.shop, shopper), session };
}
