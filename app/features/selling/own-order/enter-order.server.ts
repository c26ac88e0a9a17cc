import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { ACCESS_SECONDS, type AccessBy, grantAccess, type Opened } from '#shop/after-sale/claims/index.ts';
import { accessCookie } from './access-cookie.server.ts';

/** Lets this browser act on the order, or complaint, for an hour and goes on there: its token stays out of the address. */
export function enterOrder(
  context: Readonly<RouterContextProvider>,
  opened: Opened,
  by: AccessBy,
  next: string,
): Response {
  const { origin } = context.get(pageContext);
  const access = grantAccess(opened, by, context.get(shopContext).now());
  const cookie = accessCookie(access, ACCESS_SECONDS, origin.startsWith('https:'));
  return redirect(next, { headers: { 'Set-Cookie': cookie } });
}
