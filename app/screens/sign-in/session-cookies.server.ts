import { clientCookie, endedCookies, sessionCookies } from '#rules/visitor/visitor-cookies.ts';
import type { SignIn } from '#shop/customers/index.ts';

type SignedIn = Extract<SignIn, { kind: 'signed-in' }>;

export function signedInCookies({ token, expiresAt, clientToken }: SignedIn, origin: string): Headers {
  const secure = origin.startsWith('https:');
  return cookieHeaders([...sessionCookies(token, expiresAt, secure), clientCookie(clientToken, secure)]);
}

export function signedOutCookies(): Headers {
  return cookieHeaders(endedCookies());
}

function cookieHeaders(cookies: string[]): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
}
