import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { allowedCookie, type ConsentCategory, readAllowed } from '#rules/platform/consent/consent.ts';

/** What the caller has allowed beyond the necessary. */
export function readConsent(c: Context): ConsentCategory[] {
  return readAllowed(new Map([[allowedCookie, getCookie(c, allowedCookie) ?? '']]));
}
