import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { withReturn } from '#rules/platform/links/return-address.ts';
import { findSession, type Session } from '#shop/customers/accounts/index.ts';

/** The signed-in customer; a guest is sent to sign in and comes back afterwards. */
export async function requireCustomer(
  context: Readonly<RouterContextProvider>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Promise<Session> {
  const cookie = context.get(pageContext).cookie('RSSID');
  const session = await findSession(context.get(shopContext), cookie);
  if (session) return session;
  // Whoever signs out loses the cookie: one that opens nothing is of a sign-in that ran out.
  throw redirect(withReturn(cookie ? '/logowanie?sesja' : '/logowanie', pathname.replace(/\.data$/, '') + search));
}
