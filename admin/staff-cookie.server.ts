import { generateCookie } from 'hono/cookie';
import { STAFF_COOKIE } from '#shop/platform/staff/index.ts';

/** It travels to the panel alone: no page of the shop ever sees it. */
export function staffCookie(token: string, { secure }: { secure: boolean }): string {
  return generateCookie(STAFF_COOKIE, token, { path: '/zaplecze', httpOnly: true, sameSite: 'Strict', secure });
}

export function endedStaffCookie(): string {
  return generateCookie(STAFF_COOKIE, '', { path: '/zaplecze', maxAge: 0 });
}
