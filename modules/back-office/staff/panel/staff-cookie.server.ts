import { generateCookie } from 'hono/cookie';
import { DAY_S } from '#platform/time/rules/units.ts';
import { STAFF_BROWSER_COOKIE, STAFF_COOKIE } from '../server/index.ts';

/** It travels to the panel alone: no page of the shop ever sees it. */
export function staffCookie(token: string, { secure }: { secure: boolean }): string {
  return generateCookie(STAFF_COOKIE, token, { path: '/zaplecze', httpOnly: true, sameSite: 'Strict', secure });
}

/** By which the panel recognises the browser a year long, also after signing out (X.41). */
export function staffBrowserCookie(token: string, { secure }: { secure: boolean }): string {
  const maxAge = 365 * DAY_S;
  return generateCookie(STAFF_BROWSER_COOKIE, token, {
    path: '/zaplecze',
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge,
  });
}

export function endedStaffCookie(): string {
  return generateCookie(STAFF_COOKIE, '', { path: '/zaplecze', maxAge: 0 });
}
