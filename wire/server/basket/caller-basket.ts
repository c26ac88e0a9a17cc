import type { Context } from 'hono';
import type { BasketView } from '#rules/selling/basket/basket-view.ts';
import type { Session } from '#shop/customers/accounts/index.ts';
import { getBasketWithDelivery } from '#shop/selling/orders/index.ts';
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
