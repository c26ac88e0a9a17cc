import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { sendOrderLink } from '#shop/selling/orders/index.ts';

/** Mails the link that proves whose order it is; it leads on to `next`, an address of this shop without a token. */
export function sendLinkTo(
  context: Readonly<RouterContextProvider>,
  orderNumber: string,
  next: string,
): Promise<'sent' | 'enough'> {
  const caller = context.get(pageContext).caller();
  return sendOrderLink(context.get(shopContext), { number: orderNumber, next, caller });
}
