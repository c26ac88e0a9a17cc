import { endedAccessCookie } from '#app/features/selling/own-order/access-cookie.server.ts';
import { toSetCookie } from '#app/features/shell/set-cookie.server.ts';
import {
  browserCookie,
  type CookiePlace,
  clientCookie,
  endedCookies,
  type ShopCookie,
  sessionCookies,
} from '#rules/platform/visitor/visitor-cookies.ts';
import type { SignIn } from '#shop/customers/accounts/index.ts';

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

function cookieHeaders(cookies: ShopCookie[]): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', toSetCookie(cookie)]));
}
