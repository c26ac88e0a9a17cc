import type { RouterContextProvider } from 'react-router';
import { mayComplain } from '#modules/after-sale/claims/rules/purchase.ts';
import { complaintLink, complaintProductsLink } from '#modules/after-sale/complaints/rules/complaint-links.ts';
import { listComplaints } from '#modules/after-sale/complaints/server/index.ts';
import { stepAddress } from '#modules/after-sale/returns/rules/return-steps.ts';
import { getReturnable } from '#modules/after-sale/returns/server/index.ts';
import type { CustomerAddress } from '#modules/customers/accounts/rules/customer-data.ts';
import { findAccount, findSession } from '#modules/customers/accounts/server/index.ts';
import { requireCustomer } from '#modules/customers/accounts/storefront/sign-in-parts/session-cookies.server.ts';
import * as shippingWindowTexts from '#modules/sales/delivery/texts/shipping-window.ts';
import { isCalledOff } from '#modules/sales/order-ledger/rules/order-state.ts';
import type { OrderHead, OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { findOrder, listOrders } from '#modules/sales/orders/server/index.ts';
import { describeTrack } from '#modules/sales/orders/storefront/own-order/order-track.tsx';
import { orderLink, paymentLink } from '#platform/links/rules/screen-links.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { longDay } from '#platform/time/rules/date-format.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadAccount(context: Context, url: URL) {
  const shop = context.get(shopContext);
  const { customerId } = await requireCustomer(context, url);
  const account = await findAccount(shop, customerId);
  const { orders } = await listOrders(shop, customerId);
  const [head] = orders;
  const unpaid = orders.filter((order) => payLink(order) !== null);
  const complaints = await listComplaints(shop, { customerId });
  const last = head && (await findOrder(shop, head.number, { customerId }));
  return {
    message: url.searchParams.has('witaj')
      ? ('welcome' as const)
      : url.searchParams.has('haslo')
        ? ('passwordSet' as const)
        : null,
    firstName: account?.data.billing.firstName.trim() ?? '',
    points: new Intl.NumberFormat('pl-PL').format(account?.points ?? 0),
    email: account?.data.email ?? '',
    address: account ? addressLines(account.data.billing) : [],
    delivery: account?.data.delivery ? addressLines(account.data.delivery) : [],
    pointsWorth: account?.points ? formatMoney(account.points * shop.settings.pointWorth) : null,
    lastOrder: head && last ? await describeLast(shop, head, last) : null,
    waiting: {
      unpaid: unpaid.length,
      answers: complaints
        .filter(({ state }) => state === 'waiting')
        .map(({ number }) => ({ number, link: complaintLink(number) })),
    },
    unpaid: (unpaid.length === 1 && unpaid[0] === head ? [] : unpaid).map(({ number, toPay }) => ({
      number,
      pay: paymentLink(number),
      toPay: formatMoney(toPay),
    })),
  };
}

function payLink({ number, state, toPay }: Pick<OrderHead, 'number' | 'state' | 'toPay'>): string | null {
  return toPay > 0 && !isCalledOff(state) ? paymentLink(number) : null;
}

async function describeLast(shop: Shop, head: OrderHead, order: OrderView) {
  const { shown, count } = head;
  const { number, state, placedAt, total, delivery } = order;
  const { obstacle } = await getReturnable(shop, order);
  const isComing = state !== 'delivered' && !isCalledOff(state);
  return {
    number,
    state,
    link: orderLink(number),
    shown,
    more: Math.max(0, count - shown.length),
    placedAt: longDay(placedAt),
    total: formatMoney(total.gross),
    track: describeTrack(order),
    promise:
      delivery.promisedDay && isComing ? shippingWindowTexts.promised(delivery.promisedDay, delivery.kind) : null,
    follow: isComing ? delivery.trackingLink : null,
    pay: payLink(head),
    giveBack: obstacle ? null : stepAddress('products', number),
    complain: mayComplain(state) ? complaintProductsLink(number, '') : null,
  };
}

export type ShownAccount = Awaited<ReturnType<typeof loadAccount>>;

function addressLines({ firstName, lastName, companyName, street, zipcode, city }: CustomerAddress): string[] {
  return [companyName, `${firstName} ${lastName}`.trim(), street, `${zipcode} ${city}`.trim()].filter(Boolean);
}

export async function loadFrame(context: Readonly<RouterContextProvider>) {
  const session = await findSession(context.get(shopContext), context.get(pageContext).cookie('RSSID'));
  return { signedIn: session !== null };
}
