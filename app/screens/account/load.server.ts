import { type RouterContextProvider, redirect } from 'react-router';
import { signedOutCookies } from '#app/features/sign-in/session-cookies.server.ts';
import { pageContext, shopContext, visitorContext } from '#app/request-context.server.ts';
import { findSession, signOut } from '#shop/customers/index.ts';

export async function loadAccount(context: Readonly<RouterContextProvider>) {
  const token = context.get(pageContext).cookie('RSSID');
  const session = token ? await findSession(context.get(shopContext), token) : null;
  if (!session) throw redirect('/logowanie');
  return { name: session.firstName || session.login };
}

export async function receiveSignOut(context: Readonly<RouterContextProvider>) {
  const token = context.get(pageContext).cookie('RSSID');
  const visitor = await context.get(visitorContext).find();
  if (token) await signOut(context.get(shopContext), token, visitor?.id);
  return redirect('/', { headers: signedOutCookies(context.get(pageContext).cookies) });
}
