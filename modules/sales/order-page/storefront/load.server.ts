import type { RouterContextProvider } from 'react-router';
import { mayComplain } from '#modules/after-sale/claims/rules/purchase.ts';
import { complaintProductsLink } from '#modules/after-sale/complaints/rules/complaint-links.ts';
import { stepAddress } from '#modules/after-sale/returns/rules/return-steps.ts';
import { getReturnable } from '#modules/after-sale/returns/server/index.ts';
import { unpaidTerm } from '#modules/sales/order-ledger/rules/order-state.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { findOrder } from '#modules/sales/orders/server/index.ts';
import { describeOrder, isOver } from '#modules/sales/orders/storefront/own-order/describe-order.ts';
import { turnAway } from '#modules/sales/orders/storefront/own-order/enter-order.server.ts';
import { seekOwnOrder, withoutPersonalData } from '#modules/sales/orders/storefront/own-order/find-own-order.server.ts';
import { describeTrack } from '#modules/sales/orders/storefront/own-order/order-track.tsx';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import { describeSubscriptions } from '#modules/sales/subscriptions/storefront/describe-subscriptions.server.ts';
import { subscriptionMessage } from '#modules/sales/subscriptions/storefront/receive-intent.server.ts';
import { withReturn } from '#platform/links/rules/return-address.ts';
import { orderLink, paymentLink } from '#platform/links/rules/screen-links.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext, staffViewContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { describeDigital } from './digital.server.ts';

export function loadOrder(context: Readonly<RouterContextProvider>, number: string, url: URL): Promise<ShownOrder> {
  return context.get(staffViewContext)
    ? loadOrderForStaff(context.get(shopContext), number)
    : loadOwnOrder(context, number, url);
}

async function loadOwnOrder(context: Readonly<RouterContextProvider>, number: string, url: URL) {
  const own = (await seekOwnOrder(context, number, url, 'look')) ?? (await turnAway(context, url));
  const { token, customerId, by } = own;
  const order = withoutPersonalData(own);
  const mayClaim = by === 'proved' || order.customerId === null;
  const query = token && `?token=${encodeURIComponent(token)}`;
  const pay = mayClaim && isPayable(order) ? paymentLink(order.number, token) : null;
  return {
    ...describeWhole(context.get(shopContext), order, null),
    signedIn: customerId !== null && customerId === order.customerId,
    proof:
      by === 'proved'
        ? null
        : { ofAccount: order.customerId !== null, signIn: withReturn('/logowanie', orderLink(order.number)) },
    pay,
    // An unpaid order is paid, not repeated.
    reorder: pay === null,
    unpaid: pay !== null,
    pdf: by === 'proved' ? `/konto/zamowienia/${order.number}/pdf${query}` : null,
    digital:
      by === 'proved'
        ? await describeDigital(context.get(shopContext), order, token)
        : { cards: [], files: [], waits: false },
    subscriptions: by === 'proved' ? await describeSubscriptions(context.get(shopContext), { orderId: order.id }) : [],
    message: by === 'proved' ? subscriptionMessage(url) : null,
    cancellable: by === 'proved' && order.cancellable,
    giveBack: mayClaim ? await returnLink(context, order, token) : null,
    complain: mayClaim && mayComplain(order.state) ? complaintProductsLink(order.number, token) : null,
  };
}

/** For staff: without actions of the customer, and with masked cards. */
async function loadOrderForStaff(shop: Shop, number: string): Promise<ShownOrder> {
  const order = await findOrder(shop, number, 'staff');
  if (!order) throw notFound();
  return {
    ...describeWhole(shop, order, ordersTexts.staffNote),
    signedIn: false,
    proof: null,
    pay: null,
    reorder: false,
    unpaid: isPayable(order),
    pdf: null,
    digital: await describeDigital(shop, order, null),
    subscriptions: [],
    message: null,
    cancellable: false,
    giveBack: null,
    complain: null,
  };
}

function describeWhole(shop: Shop, order: OrderView, staffNote: string | null) {
  const unpaidNote = isUnpaid(order) ? (describeGivenUp(order) ?? describeTerm(shop, order)) : null;
  return { ...describeOrder(order, warsawDay(shop.now())), track: describeTrack(order), unpaidNote, staffNote };
}

function isUnpaid(order: OrderView): boolean {
  return order.delivery.prepaid && order.paid < order.total.gross && !isOver(order);
}

function isPayable(order: OrderView): boolean {
  return isUnpaid(order) && order.left > 0;
}

/** Returned and withdrawn pieces are not to be paid. */
function describeGivenUp({ owed, left, total }: OrderView): string | null {
  if (owed === 0) return ordersTexts.allClaimedUnpaid;
  return left > 0 && owed < total.gross ? ordersTexts.claimedUnpaid : null;
}

/** X.42: until when the shop waits for the money. */
function describeTerm({ settings }: Shop, { state, placedAt, payments }: OrderView): string | null {
  const term = state === 'new' ? unpaidTerm(placedAt, payments.at(-1)?.kind ?? null, settings.unpaidDays) : null;
  return term && ordersTexts.payBy(longDay(term.endsAt));
}

/** Where something can still be sent back. */
async function returnLink(context: Readonly<RouterContextProvider>, order: OrderView, token: string) {
  const { obstacle } = await getReturnable(context.get(shopContext), order);
  return obstacle ? null : `${stepAddress('products', order.number)}${token && `&token=${encodeURIComponent(token)}`}`;
}

export type ShownOrder = Awaited<ReturnType<typeof loadOwnOrder>>;
