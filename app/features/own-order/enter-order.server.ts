import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { accessCookie } from '#rules/after-sale/access-cookie.ts';
import { ACCESS_SECONDS, grantAccess } from '#shop/after-sale/index.ts';

/** Lets this browser act on the order for an hour and goes on there: the letter's token leaves the address. */
export function enterOrder(
  context: Readonly<RouterContextProvider>,
  order: { number: string; accessToken: string },
  next: string,
): Response {
  const { origin } = context.get(pageContext);
  const access = grantAccess(order, context.get(shopContext).now());
  const cookie = accessCookie(access, ACCESS_SECONDS, origin.startsWith('https:'));
  return redirect(next, { headers: { 'Set-Cookie': cookie } });
}
