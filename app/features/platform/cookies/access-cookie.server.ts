import { generateCookie } from 'hono/cookie';

/** Lets a guest act on one order after naming it and its contact. */
export const ACCESS_COOKIE = 'order_access';

export function accessCookie(access: string, seconds: number, secure: boolean): string {
  return generateCookie(ACCESS_COOKIE, access, { maxAge: seconds, httpOnly: true, sameSite: 'Lax', secure });
}

/** Whoever signs out leaves nothing open behind. */
export function endedAccessCookie(): string {
  return generateCookie(ACCESS_COOKIE, '', { maxAge: 0 });
}
