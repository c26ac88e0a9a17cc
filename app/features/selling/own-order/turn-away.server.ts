import { type RouterContextProvider, redirect } from 'react-router';
import { requireCustomer } from '#app/features/customers/sign-in/require-customer.server.ts';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { findSession } from '#shop/customers/accounts/index.ts';
import { notFound } from '../../../not-found.server.ts';

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
