import { generateCookie } from 'hono/cookie';
import type { ShopCookie } from '#platform/visitors/rules/visitor-cookies.ts';

export function toSetCookie({ name, value, options }: ShopCookie): string {
  return generateCookie(name, value, options);
}

/** Lets a guest act on one order after naming it and its contact. */
export const ACCESS_COOKIE = 'order_access';

export function accessCookie(access: string, seconds: number, secure: boolean): string {
  return generateCookie(ACCESS_COOKIE, access, { maxAge: seconds, httpOnly: true, sameSite: 'Lax', secure });
}

export function endedAccessCookie(): string {
  return generateCookie(ACCESS_COOKIE, '', { maxAge: 0 });
}
