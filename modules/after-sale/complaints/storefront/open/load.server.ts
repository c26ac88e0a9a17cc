import type { RouterContextProvider } from 'react-router';
import { mayComplain } from '#modules/after-sale/claims/rules/purchase.ts';
import { findSession } from '#modules/customers/accounts/server/index.ts';
import { ORDER_STATES } from '#modules/sales/order-ledger/rules/order-state.ts';
import { listOrders } from '#modules/sales/orders/server/index.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { complaintProductsLink } from '../../rules/complaint-links.ts';

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
