import type { RouterContextProvider } from 'react-router';
import { seekOwnOrder } from '#app/features/own-order/find-own-order.server.ts';
import { turnAway } from '#app/features/own-order/turn-away.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { mayComplain } from '#rules/complaints/may-complain.ts';
import { complaintProductsLink } from '#rules/links/complaint-links.ts';
import { paymentLink } from '#rules/links/screen-links.ts';
import type { OrderView } from '#rules/orders/order-view.ts';
import { stepAddress } from '#rules/returns/return-steps.ts';
import { piecesGivenUp } from '#shop/refunds/index.ts';
import { getReturnable } from '#shop/returns/index.ts';
import { ordersTexts } from '#texts/orders.ts';
import { describeOrder, isOver } from './describe-order.ts';

/** One order as its shopper reads it. */
export async function loadOrder(context: Readonly<RouterContextProvider>, number: string, url: URL) {
  const { order, token, customerId } = (await seekOwnOrder(context, number, url)) ?? (await turnAway(context, url));
  const query = token && `?token=${encodeURIComponent(token)}`;
  const payable = order.delivery.prepaid && order.left > 0 && !isOver(order);
  const claimed = payable ? await claimedPart(context, order) : null;
  return {
    ...describeOrder(order),
    signedIn: customerId !== null && customerId === order.customerId,
    pay: payable && claimed !== 'all' ? paymentLink(order.number, token) : null,
    unpaidNote: payable && claimed ? UNPAID_NOTES[claimed] : null,
    pdf: `/konto/zamowienia/${order.number}/pdf${query}`,
    cancellable: order.cancellable,
    giveBack: await returnLink(context, order, token),
    complain: mayComplain(order.state) ? complaintProductsLink(order.number, token) : null,
  };
}

const UNPAID_NOTES = { some: ordersTexts.claimedUnpaid, all: ordersTexts.allClaimedUnpaid };

/** How much of the order is on its way back or withdrawn from. */
async function claimedPart(
  context: Readonly<RouterContextProvider>,
  { id, lines }: OrderView,
): Promise<'some' | 'all' | null> {
  const given = await piecesGivenUp(context.get(shopContext).db, id);
  if (given.length === 0) return null;
  const kept = lines.some(({ lineId, quantity }) =>
    given.every((pieces) => pieces.lineId !== lineId || pieces.quantity < quantity),
  );
  return kept ? 'some' : 'all';
}

/** Where something of the order may still be sent back. */
async function returnLink(context: Readonly<RouterContextProvider>, order: OrderView, token: string) {
  const { obstacle } = await getReturnable(context.get(shopContext), order);
  return obstacle ? null : `${stepAddress('products', order.number)}${token && `&token=${encodeURIComponent(token)}`}`;
}

export type ShownOrder = Awaited<ReturnType<typeof loadOrder>>;
