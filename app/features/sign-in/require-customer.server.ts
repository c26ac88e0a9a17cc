import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { withReturn } from '#rules/links/return-address.ts';
import { findSession, type Session } from '#shop/customers/index.ts';

/** The signed-in customer; a guest is sent to sign in and comes back afterwards. */
export async function requireCustomer(
  context: Readonly<RouterContextProvider>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Promise<Session> {
  const session = await findSession(context.get(shopContext), context.get(pageContext).cookie('RSSID'));
  if (!session) throw redirect(withReturn('/logowanie', pathname.replace(/\.data$/, '') + search));
  return session;
}
