import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { SESSION_COOKIE } from '#rules/platform/visitor/visitor-cookies.ts';
import { findSession, type Session } from '#shop/customers/accounts/index.ts';
import type { WireContext } from '../context.ts';

/** The signed-in customer behind the call; guests cost no query. */
export function callerSession(c: Context, { shop }: WireContext): Promise<Session | null> {
  return findSession(shop, getCookie(c, SESSION_COOKIE));
}
