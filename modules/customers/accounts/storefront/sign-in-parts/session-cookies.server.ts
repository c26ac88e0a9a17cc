import { generateCookie } from 'hono/cookie';
import { type RouterContextProvider, redirect } from 'react-router';
import { endedAccessCookie, toSetCookie } from '#platform/cookies/storefront/set-cookie.server.ts';
import { withReturn } from '#platform/links/rules/return-address.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { MINUTE_S } from '#platform/time/rules/units.ts';
import {
  browserCookie,
  type CookiePlace,
  clientCookie,
  endedCookies,
  type ShopCookie,
  sessionCookies,
} from '#platform/visitors/rules/visitor-cookies.ts';
import { findSession, type Session, type SignIn, signOut } from '../../server/index.ts';

type SignedIn = Extract<SignIn, { kind: 'signed-in' }>;

export function signedInCookies({ clientToken, browserToken, ...session }: SignedIn, place: CookiePlace): Headers {
  return cookieHeaders([
    ...sessionCookies(session, place),
    clientCookie(clientToken, place),
    browserCookie(browserToken, place),
  ]);
}

export function signedOutCookies(place: CookiePlace): Headers {
  const headers = cookieHeaders(endedCookies(place));
  headers.append('Set-Cookie', endedAccessCookie());
  return headers;
}

export async function receiveSignOut(context: Readonly<RouterContextProvider>) {
  const token = context.get(pageContext).cookie('RSSID');
  const visitor = await context.get(visitorContext).find();
  if (token) await signOut(context.get(shopContext), token, visitor?.id);
  return redirect('/', { headers: signedOutCookies(context.get(pageContext).cookies) });
}

function cookieHeaders(cookies: ShopCookie[]): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', toSetCookie(cookie)]));
}

export const PENDING_COOKIE = 'pending_sign_in';

const SECONDS = 30 * MINUTE_S;

/** Lax: the cookie must be sent when the provider redirects back. */
export function pendingCookie(token: string, { secure }: CookiePlace): string {
  return generateCookie(PENDING_COOKIE, token, { maxAge: SECONDS, httpOnly: true, sameSite: 'Lax', secure });
}

export function endedPendingCookie(): string {
  return generateCookie(PENDING_COOKIE, '', { maxAge: 0 });
}

export async function requireCustomer(
  context: Readonly<RouterContextProvider>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Promise<Session> {
  const cookie = context.get(pageContext).cookie('RSSID');
  const session = await findSession(context.get(shopContext), cookie);
  if (session) return session;
  // A cookie without a session belongs to an expired sign-in.
  throw redirect(withReturn(cookie ? '/logowanie?sesja' : '/logowanie', pathname.replace(/\.data$/, '') + search));
}
