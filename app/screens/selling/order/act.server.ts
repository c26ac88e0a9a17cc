import { type RouterContextProvider, redirect } from 'react-router';
import { toSetCookie } from '#app/features/platform/cookies/set-cookie.server.ts';
import { sendLinkTo } from '#app/features/selling/own-order/enter-order.server.ts';
import { findOwnOrder } from '#app/features/selling/own-order/find-own-order.server.ts';
import {
  isSubscriptionForm,
  receiveSubscriptionIntent,
} from '#app/features/selling/subscriptions/receive-intent.server.ts';
import { shopContext, visitorContext } from '#app/request-context.server.ts';
import { orderLink } from '#rules/platform/links/screen-links.ts';
import { basketNoteCookie, writeOutcomeNote } from '#rules/selling/basket/line-outcome.ts';
import { cancelOrder, reorder } from '#shop/selling/orders/index.ts';
import * as orderLookupTexts from '#texts/selling/order-lookup.ts';
import * as ordersTexts from '#texts/selling/orders.ts';

export interface OrderAnswer {
  kind: 'success' | 'error';
  text: string;
}

/** Calling the order off, changing a subscription of it, or putting the same into the basket again. */
export async function receiveOrderIntent(
  context: Readonly<RouterContextProvider>,
  { number, request }: { number: string; request: Request },
): Promise<OrderAnswer | undefined> {
  const { order, customerId, by, token } = await findOwnOrder(context, number, new URL(request.url), 'look');
  const shop = context.get(shopContext);
  const form = await request.formData().catch(() => new FormData());
  const intent = form.get('intent');
  if (intent === 'link') {
    const sent = await sendLinkTo(context, order.number, orderLink(order.number));
    return { kind: 'success', text: sent === 'sent' ? orderLookupTexts.proof.sent : orderLookupTexts.linkEnough };
  }
  const { id: orderId } = order;
  const unproved = { kind: 'error', text: orderLookupTexts.proof.text } as const;
  if (isSubscriptionForm(form)) {
    const page = orderLink(order.number, token);
    return by === 'proved' ? receiveSubscriptionIntent(shop, form, { access: { orderId }, page }) : unproved;
  }
  if (intent === 'cancel') {
    if (by !== 'proved') return unproved;
    const done = (await cancelOrder(shop, orderId)) === 'done';
    const { done: called, tooLate } = ordersTexts.cancel;
    return done ? { kind: 'success', text: called } : { kind: 'error', text: tooLate };
  }
  if (intent !== 'reorder') return undefined;
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const note = writeOutcomeNote(await reorder(shop, { visitorId, customerId }, orderId));
  throw redirect('/koszyk', {
    headers: { 'Set-Cookie': toSetCookie(basketNoteCookie(note)) },
  });
}
