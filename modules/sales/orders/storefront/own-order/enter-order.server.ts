import { type RouterContextProvider, redirect } from 'react-router';
import { findSession } from '#modules/customers/accounts/server/index.ts';
import { requireCustomer } from '#modules/customers/accounts/storefront/sign-in-parts/session-cookies.server.ts';
import { ACCESS_SECONDS, type AccessBy, grantAccess, type Opened } from '#modules/sales/order-ledger/server/index.ts';
import { accessCookie } from '#platform/cookies/storefront/set-cookie.server.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { sendOrderLink } from '../../server/index.ts';

/** Gives this browser access for an hour and redirects without the token. */
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

/** Emails a link that proves who owns the order; `next` is an address of this shop without a token. */
export function sendLinkTo(
  context: Readonly<RouterContextProvider>,
  orderNumber: string,
  next: string,
): Promise<'sent' | 'enough'> {
  const caller = context.get(pageContext).caller();
  return sendOrderLink(context.get(shopContext), { number: orderNumber, next, caller });
}

/** Without access: a guest is asked to sign in, whether the order exists or not, and a customer gets 404. */
export async function turnAway(context: Readonly<RouterContextProvider>, url: URL): Promise<never> {
  await requireCustomer(context, url);
  throw notFound();
}

/** The same for a step of a form: after an expired sign-in the step follows the new one. Others start at the first step, which says why. */
export async function sendToFirstStep(
  context: Readonly<RouterContextProvider>,
  url: URL,
  firstStep: '/zwroty' | '/reklamacje',
): Promise<Response> {
  const cookie = context.get(pageContext).cookie('RSSID');
  if (cookie && !(await findSession(context.get(shopContext), cookie))) await requireCustomer(context, url);
  return redirect(url.searchParams.has('zamowienie') ? `${firstStep}?przerwany=tak` : firstStep);
}
