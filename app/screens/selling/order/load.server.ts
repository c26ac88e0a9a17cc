import type { RouterContextProvider } from 'react-router';
import { turnAway } from '#app/features/selling/own-order/enter-order.server.ts';
import { seekOwnOrder, withoutPersonalData } from '#app/features/selling/own-order/find-own-order.server.ts';
import { describeTrack } from '#app/features/selling/own-order/order-track.tsx';
import { shopContext } from '#app/request-context.server.ts';
import { complaintProductsLink } from '#rules/after-sale/complaints/complaint-links.ts';
import { mayComplain } from '#rules/after-sale/complaints/purchase.ts';
import { stepAddress } from '#rules/after-sale/returns/return-steps.ts';
import { longDay } from '#rules/platform/dates/date-format.ts';
import { withReturn } from '#rules/platform/links/return-address.ts';
import { orderLink, paymentLink } from '#rules/platform/links/screen-links.ts';
import { unpaidTerm } from '#rules/selling/orders/order-state.ts';
import type { OrderView } from '#rules/selling/orders/order-view.ts';
import { getReturnable } from '#shop/after-sale/returns/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import * as ordersTexts from '#texts/selling/orders.ts';
import { describeOrder, isOver } from './describe-order.ts';
import { describeDigital } from './digital.server.ts';

/** One order as its shopper reads it. */
export async function loadOrder(context: Readonly<RouterContextProvider>, number: string, url: URL) {
  const own = (await seekOwnOrder(context, number, url, 'look')) ?? (await turnAway(context, url));
  const { token, customerId, by } = own;
  const order = withoutPersonalData(own);
  const mayClaim = by === 'proved' || order.customerId === null;
  const query = token && `?token=${encodeURIComponent(token)}`;
  const unpaid = order.delivery.prepaid && order.paid < order.total.gross && !isOver(order);
  return {
    ...describeOrder(order),
    track: describeTrack(order),
    signedIn: customerId !== null && customerId === order.customerId,
    proof:
      by === 'proved'
        ? null
        : { ofAccount: order.customerId !== null, signIn: withReturn('/logowanie', orderLink(order.number)) },
    pay: mayClaim && unpaid && order.left > 0 ? paymentLink(order.number, token) : null,
    unpaidNote: unpaid ? (describeGivenUp(order) ?? describeTerm(context.get(shopContext), order)) : null,
    pdf: by === 'proved' ? `/konto/zamowienia/${order.number}/pdf${query}` : null,
    digital:
      by === 'proved'
        ? await describeDigital(context.get(shopContext), order, token)
        : { cards: [], files: [], waits: false },
    cancellable: by === 'proved' && order.cancellable,
    giveBack: mayClaim ? await returnLink(context, order, token) : null,
    complain: mayClaim && mayComplain(order.state) ? complaintProductsLink(order.number, token) : null,
  };
}

/** What is on its way back or withdrawn from is not asked for. */
function describeGivenUp({ owed, left, total }: OrderView): string | null {
  if (owed === 0) return ordersTexts.allClaimedUnpaid;
  return left > 0 && owed < total.gross ? ordersTexts.claimedUnpaid : null;
}

/** X.42: until when the shop waits for the money. */
function describeTerm({ settings }: Shop, { state, placedAt, payments }: OrderView): string | null {
  const term = state === 'new' ? unpaidTerm(placedAt, payments.at(-1)?.kind ?? null, settings.unpaidDays) : null;
  return term && ordersTexts.payBy(longDay(term.endsAt));
}

/** Where something of the order may still be sent back. */
async function returnLink(context: Readonly<RouterContextProvider>, order: OrderView, token: string) {
  const { obstacle } = await getReturnable(context.get(shopContext), order);
  return obstacle ? null : `${stepAddress('products', order.number)}${token && `&token=${encodeURIComponent(token)}`}`;
}

export type ShownOrder = Awaited<ReturnType<typeof loadOrder>>;
