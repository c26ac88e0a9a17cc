import type { RouterContextProvider } from 'react-router';
import { isReturnOver } from '#modules/after-sale/claims/rules/return-state.ts';
import { findSession } from '#modules/customers/accounts/server/index.ts';
import { checkAccess } from '#modules/sales/order-ledger/server/index.ts';
import { findOrder } from '#modules/sales/orders/server/index.ts';
import { ACCESS_COOKIE } from '#platform/cookies/storefront/set-cookie.server.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { returnAddress, stepAddress } from '../../rules/return-steps.ts';
import type { ReturnHead } from '../../rules/return-view.ts';
import { listReturnableOrders, listReturns, type OpenOrder } from '../../server/index.ts';
import * as returnsTexts from '../../texts/storefront.ts';
import { describeReturnProgress, describeReturnTrack } from '../describe-track.ts';

/** Step 1: a customer's orders, or the form for a guest; and what was sent back before. */
export async function loadReturns(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = context.get(shopContext);
  const page = context.get(pageContext);
  const session = await findSession(shop, page.cookie('RSSID'));
  const open = session ? await listReturnableOrders(shop, session.customerId) : [];
  const filed = session ? await listReturns(shop, session) : await guestReturns();
  return {
    signedIn: session !== null,
    interrupted: url.searchParams.has('przerwany'),
    givenUp: url.searchParams.has('porzucony'),
    returnDays: shop.settings.returnDays,
    orders: open.map(shownOrder),
    filed: filed.map((one) => shownReturn(one, shop.now())),
  };

  async function guestReturns() {
    const guest = await checkAccess(shop, page.cookie(ACCESS_COOKIE));
    const order = guest && (await findOrder(shop, guest.number, { accessToken: guest.accessToken }));
    return order ? listReturns(shop, { orderId: order.id }) : [];
  }
}

export type ShownReturns = Awaited<ReturnType<typeof loadReturns>>;

function shownReturn(filed: ReturnHead, now: Date) {
  const { code, state, orderNumber, lines } = filed;
  return {
    code,
    state,
    link: returnAddress(code),
    facts: [returnsTexts.order(orderNumber)],
    goods: lines,
    track: isReturnOver(state) ? null : describeReturnTrack(filed),
    progress: describeReturnProgress(filed, now),
  };
}

function shownOrder({ order, returnable, begun }: OpenOrder) {
  const { until, open } = returnsTexts.orders;
  return {
    number: order.number,
    facts: [longDay(order.placedAt), formatMoney(order.total.gross)],
    until: returnable.lastDay ? until(longDay(returnable.lastDay)) : open,
    goods: returnable.lines.map(({ line: { name, photo, photoTone } }) => ({ name, photo, photoTone })),
    link: stepAddress('products', order.number),
    begun,
  };
}
