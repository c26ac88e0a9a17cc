import type { RouterContextProvider } from 'react-router';
import { findOwnOrder } from '#app/features/own-order/find-own-order.server.ts';
import { paymentLink } from '#rules/links/screen-links.ts';
import { describeOrder, isOver } from './describe-order.ts';

/** One order as its shopper reads it. */
export async function loadOrder(context: Readonly<RouterContextProvider>, number: string, url: URL) {
  const { order, token, customerId } = await findOwnOrder(context, number, url);
  const query = token && `?token=${encodeURIComponent(token)}`;
  return {
    ...describeOrder(order),
    signedIn: customerId !== null && customerId === order.customerId,
    pay: order.delivery.prepaid && order.left > 0 && !isOver(order) ? paymentLink(order.number, token) : null,
    pdf: `/konto/zamowienia/${order.number}/pdf${query}`,
    cancellable: order.cancellable,
  };
}

export type ShownOrder = Awaited<ReturnType<typeof loadOrder>>;
