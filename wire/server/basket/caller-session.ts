import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { findSession, type Session } from '#shop/customers/index.ts';
import type { WireContext } from '../context.ts';
import { SESSION_COOKIE } from '../visitor.ts';

/** The signed-in customer behind the call; guests cost no query. */
export async function callerSession(c: Context, { shop }: WireContext): Promise<Session | null> {
  const token = getCookie(c, SESSION_COOKIE);
  return token === undefined ? null : findSession(shop, token);
}
