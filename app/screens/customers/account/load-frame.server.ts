import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { findSession } from '#shop/customers/accounts/index.ts';

/** Whether there is a customer to show the menu of the account to. */
export async function loadFrame(context: Readonly<RouterContextProvider>) {
  const session = await findSession(context.get(shopContext), context.get(pageContext).cookie('RSSID'));
  return { signedIn: session !== null };
}
