import type { CookiePlace } from '#rules/visitor/visitor-cookies.ts';

/** Names a sign-in that is half done; only this browser can finish it. */
export const PENDING_COOKIE = 'pending_sign_in';

const SECONDS = 30 * 60;

/** Lax, so that it comes along when a provider sends the browser back. */
export function pendingCookie(token: string, { secure }: CookiePlace): string {
  return `${PENDING_COOKIE}=${token}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function endedPendingCookie(): string {
  return `${PENDING_COOKIE}=; Path=/; Max-Age=0`;
}
