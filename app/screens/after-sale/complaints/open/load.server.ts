import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { complaintProductsLink } from '#rules/after-sale/complaints/complaint-links.ts';
import { mayComplain } from '#rules/after-sale/complaints/purchase.ts';
import { longDay } from '#rules/platform/dates/date-format.ts';
import { ORDER_STATES } from '#rules/selling/orders/order-state.ts';
import { findSession } from '#shop/customers/accounts/index.ts';
import { listOrders } from '#shop/selling/orders/index.ts';

/** A signed-in customer chooses an order; a guest gets null and names one. */
export async function loadOpen(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = context.get(shopContext);
  const session = await findSession(shop, context.get(pageContext).cookie('RSSID'));
  const interrupted = url.searchParams.has('przerwany');
  if (!session) return { interrupted, own: null };
  const wanted = { page: Number(url.searchParams.get('strona')), states: ORDER_STATES.filter(mayComplain) };
  const { orders, page, pages } = await listOrders(shop, session.customerId, wanted);
  return {
    interrupted,
    own: {
      page,
      pages,
      orders: orders.map(({ number, state, placedAt, shown, count }) => ({
        number,
        state,
        shown,
        more: Math.max(0, count - shown.length),
        placedAt: longDay(placedAt),
        link: complaintProductsLink(number),
      })),
    },
  };
}

export type OpenData = Awaited<ReturnType<typeof loadOpen>>;
