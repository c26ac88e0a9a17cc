import type { RouterContextProvider } from 'react-router';
import { requireCustomer } from '#app/features/customers/sign-in/session-cookies.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { isOver } from '#app/screens/selling/order/describe-order.ts';
import { longDay } from '#rules/platform/dates/date-format.ts';
import { orderLink, paymentLink } from '#rules/platform/links/screen-links.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { listOrders } from '#shop/selling/orders/index.ts';

/** The signed-in customer's orders, newest first. */
export async function loadOrders(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = context.get(shopContext);
  const session = await requireCustomer(context, url);
  const { orders, page, pages } = await listOrders(shop, session.customerId, {
    page: Number(url.searchParams.get('strona')),
  });
  return {
    page,
    pages,
    orders: orders.map(({ number, state, placedAt, total, toPay, count, shown }) => ({
      number,
      state,
      shown,
      link: orderLink(number),
      more: Math.max(0, count - shown.length),
      placedAt: longDay(placedAt),
      total: formatMoney(total),
      pay: toPay > 0 && !isOver({ state }) ? paymentLink(number) : null,
    })),
  };
}

export type ShownOrders = Awaited<ReturnType<typeof loadOrders>>;
