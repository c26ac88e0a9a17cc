import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { BROWSER_COOKIE } from '#platform/visitors/rules/visitor-cookies.ts';
import { seeSignInLink, signInByLink } from '../../server/index.ts';
import { signedInCookies } from '../sign-in-parts/session-cookies.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Opening the link changes nothing: email programs open links too. */
export async function loadSignInLink(context: Context, url: URL) {
  // The address contains a secret.
  context.get(pageContext).caller();
  return { works: await seeSignInLink(context.get(shopContext), url.searchParams.get('token') ?? undefined) };
}

export async function receiveSignInLink(context: Context, url: URL) {
  const page = context.get(pageContext);
  const visitor = await context.get(visitorContext).find();
  const entered = await signInByLink(context.get(shopContext), url.searchParams.get('token') ?? undefined, {
    visitorId: visitor?.id,
    browser: page.cookie(BROWSER_COOKIE),
  });
  if (!entered) return null;
  throw redirect('/konto', { headers: signedInCookies(entered, page.cookies) });
}
