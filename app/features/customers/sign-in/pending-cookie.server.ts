import { generateCookie } from 'hono/cookie';
import type { CookiePlace } from '#rules/platform/visitor/visitor-cookies.ts';

/** Names a sign-in that is half done; only this browser can finish it. */
export const PENDING_COOKIE = 'pending_sign_in';

const SECONDS = 30 * 60;

/** Lax, so that it comes along when a provider sends the browser back. */
export function pendingCookie(token: string, { secure }: CookiePlace): string {
  return generateCookie(PENDING_COOKIE, token, { maxAge: SECONDS, httpOnly: true, sameSite: 'Lax', secure });
}

export function endedPendingCookie(): string {
  return generateCookie(PENDING_COOKIE, '', { maxAge: 0 });
}
