import { type RouterContextProvider, redirect } from 'react-router';
import { basketNoteCookie, writeOutcomeNote } from '#modules/sales/basket/rules/line-outcome.ts';
import { cancelOrder, reorder } from '#modules/sales/orders/server/index.ts';
import { sendLinkTo } from '#modules/sales/orders/storefront/own-order/enter-order.server.ts';
import { findOwnOrder } from '#modules/sales/orders/storefront/own-order/find-own-order.server.ts';
import * as orderLookupTexts from '#modules/sales/orders/texts/lookup.ts';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import {
  isSubscriptionForm,
  receiveSubscriptionIntent,
} from '#modules/sales/subscriptions/storefront/receive-intent.server.ts';
import { toSetCookie } from '#platform/cookies/storefront/set-cookie.server.ts';
import { orderLink } from '#platform/links/rules/screen-links.ts';
import { shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';

export interface OrderAnswer {
  kind: 'success' | 'error';
  text: string;
}

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
