import type { RouterContextProvider } from 'react-router';
import { requireCustomer } from '#modules/customers/accounts/storefront/sign-in-parts/session-cookies.server.ts';
import { orderLink, paymentLink } from '#platform/links/rules/screen-links.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { listOrders } from '../../server/index.ts';
import { isOver } from '../own-order/describe-order.ts';

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
