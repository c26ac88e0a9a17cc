import { endedAccessCookie } from '#rules/after-sale/access-cookie.ts';
import {
  browserCookie,
  type CookiePlace,
  clientCookie,
  endedCookies,
  sessionCookies,
} from '#rules/visitor/visitor-cookies.ts';
import type { SignIn } from '#shop/customers/index.ts';

type SignedIn = Extract<SignIn, { kind: 'signed-in' }>;

export function signedInCookies({ clientToken, browserToken, ...session }: SignedIn, place: CookiePlace): Headers {
  return cookieHeaders([
    ...sessionCookies(session, place),
    clientCookie(clientToken, place),
    browserCookie(browserToken, place),
  ]);
}

export function signedOutCookies(place: CookiePlace): Headers {
  return cookieHeaders([...endedCookies(place), endedAccessCookie()]);
}

function cookieHeaders(cookies: string[]): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
}
