import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext, visitorContext } from '#app/request-context.server.ts';
import { ACCESS_COOKIE } from '#rules/after-sale/access-cookie.ts';
import type { OrderView } from '#rules/orders/order-view.ts';
import { readAccess } from '#shop/after-sale/index.ts';
import { findSession } from '#shop/customers/index.ts';
import { findOrder, type OrderAccess } from '#shop/orders/index.ts';
import { notFound } from '../../not-found.server.ts';

export interface OwnOrder {
  order: OrderView;
  /** The letter's token, when that is what opens the order: links to it must carry it on. */
  token: string;
  customerId: number | null;
}

/**
 * The order, when the letter's link, the signed-in customer, this browser or a guest who named it with its contact may
 * see it; anybody else gets the same 404.
 */
export async function findOwnOrder(
  context: Readonly<RouterContextProvider>,
  number: string,
  url: URL,
): Promise<OwnOrder> {
  const own = await seekOwnOrder(context, number, url);
  if (!own) throw notFound();
  return own;
}

/** The same for screens that have something better to say than 404; null for every reason alike. */
export async function seekOwnOrder(
  context: Readonly<RouterContextProvider>,
  number: string,
  url: URL,
): Promise<OwnOrder | null> {
  const shop = context.get(shopContext);
  const token = url.searchParams.get('token') ?? '';
  const page = context.get(pageContext);
  const session = await findSession(shop, page.cookie('RSSID'));
  const guest = await readAccess(shop, page.cookie(ACCESS_COOKIE));
  const visitor = await context.get(visitorContext).find();
  const keys: OrderAccess[] = [
    ...(session ? [{ customerId: session.customerId }] : []),
    ...(visitor ? [{ visitorId: visitor.id }] : []),
    ...(guest ? [{ accessToken: guest.accessToken }] : []),
    ...(token ? [{ accessToken: token }] : []),
  ];
  for (const key of keys) {
    const order = await findOrder(shop, number, key);
    if (order) return { order, token: key === keys.at(-1) ? token : '', customerId: session?.customerId ?? null };
  }
  return null;
}
