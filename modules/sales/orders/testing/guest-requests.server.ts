import { RouterContextProvider } from 'react-router';
import { enter } from '#modules/customers/accounts/server/index.ts';
import { type AccessBy, grantAccess, type Opened } from '#modules/sales/order-ledger/server/index.ts';
import { ACCESS_COOKIE } from '#platform/cookies/storefront/set-cookie.server.ts';
import {
  type Page,
  pageContext,
  shopContext,
  visitorContext,
} from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { OrderView } from '../rules/order-view.ts';

export const HOST = 'https://sklep.example';

export const orderUrl = (path: string, number: string) => new URL(`${HOST}${path}?zamowienie=${number}`);

/** Evidence that may open an order or complaint: a cookie of an hour, a sign-in, the browser it was placed with. */
export interface Keys {
  named?: Opened;
  proved?: Opened;
  customerId?: number | null;
  visitorId?: number;
}

type Act = (request: Request, context: RouterContextProvider) => Promise<unknown>;

/** The answer of a screen: its redirect, 404, or its data. */
export async function answer(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location');
    const { init } = thrown as { init?: { status?: number } | null };
    if (init?.status) return init.status;
    throw thrown;
  }
}

/** Asks screens as a guest who came by the link of an order or named it, or as a stranger (null). */
export function guestRequests(shop: Shop) {
  function contextOf(
    order: Opened | null,
    caller = '10.0.0.1',
    cookies: Record<string, string> = {},
    by: AccessBy = 'proved',
  ) {
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    const access = order && grantAccess(order, by, shop.now());
    const page: Pick<Page, 'origin' | 'cookie' | 'caller'> = {
      origin: HOST,
      caller: () => caller,
      cookie: (name) => (name === ACCESS_COOKIE ? (access ?? undefined) : cookies[name]),
    };
    context.set(pageContext, page as Page);
    context.set(visitorContext, { find: async () => null, ensure: () => Promise.reject(new Error('no visitor')) });
    return context;
  }

  async function customerWith({ named, proved, customerId, visitorId }: Keys) {
    const cookies: Record<string, string> = customerId ? { RSSID: (await enter(shop, customerId, {})).token } : {};
    const context = contextOf(named ?? proved ?? null, '10.0.0.1', cookies, named ? 'named' : 'proved');
    const visitor = visitorId === undefined ? null : { id: visitorId, customerId: null };
    context.set(visitorContext, { ...context.get(visitorContext), find: async () => visitor });
    return context;
  }

  function post(
    act: Act,
    path: string,
    order: OrderView,
    fields: Record<string, string | Blob | readonly Blob[]>,
    as: OrderView | null = order,
  ) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      for (const one of Array.isArray(value) ? value : [value]) body.append(name, one);
    }
    return answer(act(new Request(orderUrl(path, order.number), { method: 'POST', body }), contextOf(as)));
  }

  return { contextOf, customerWith, post };
}

/** The fields by which the first line of an order is chosen, in a return and in a withdrawal. */
export function chosen(order: OrderView, quantity = '1'): Record<string, string> {
  const { lineId = 0 } = order.lines[0] ?? {};
  return { [`line_${lineId}`]: 'on', [`quantity_${lineId}`]: quantity };
}
