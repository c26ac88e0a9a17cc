import { type RouterContextProvider, redirect } from 'react-router';
import { findSession } from '#modules/customers/accounts/server/index.ts';
import { requireCustomer } from '#modules/customers/accounts/storefront/sign-in-parts/session-cookies.server.ts';
import { ACCESS_SECONDS, type AccessBy, grantAccess, type Opened } from '#modules/sales/order-ledger/server/index.ts';
import { accessCookie } from '#platform/cookies/storefront/set-cookie.server.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { sendOrderLink } from '../../server/index.ts';

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

/** Mails the link that proves whose order it is; it leads on to `next`, an address of this shop without a token. */
export function sendLinkTo(
  context: Readonly<RouterContextProvider>,
  orderNumber: string,
  next: string,
): Promise<'sent' | 'enough'> {
  const caller = context.get(pageContext).caller();
  return sendOrderLink(context.get(shopContext), { number: orderNumber, next, caller });
}

/**
 * For an order or complaint this shopper may not see: a guest is asked to sign in, whether it exists or not, and a
 * customer finds nothing.
 */
export async function turnAway(context: Readonly<RouterContextProvider>, url: URL): Promise<never> {
  await requireCustomer(context, url);
  throw notFound();
}

/**
 * The same for a step of a form. The sign-in ran out on the way: the step waits behind it. Everybody else hears at the
 * first step why they are there.
 */
export async function sendToFirstStep(
  context: Readonly<RouterContextProvider>,
  url: URL,
  firstStep: '/zwroty' | '/reklamacje',
): Promise<Response> {
  const cookie = context.get(pageContext).cookie('RSSID');
  if (cookie && !(await findSession(context.get(shopContext), cookie))) await requireCustomer(context, url);
  return redirect(url.searchParams.has('zamowienie') ? `${firstStep}?przerwany=tak` : firstStep);
}
