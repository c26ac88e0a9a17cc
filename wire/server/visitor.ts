import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createVisitor, findVisitor, type Visitor } from '#shop/visitors/index.ts';
import type { WireContext } from './context.ts';

// Contract 1.5
export const CLIENT_COOKIE = 'client';
export const SESSION_COOKIE = 'RSSID';

const YEAR = 365 * 24 * 60 * 60;
const TOKEN = /^[\w-]{16,64}$/;

export async function findCaller(c: Context, { shop }: WireContext): Promise<Visitor | null> {
  const token = getCookie(c, CLIENT_COOKIE);
  return token !== undefined && TOKEN.test(token) ? findVisitor(shop, token) : null;
}

/** Finds the visitor, or makes one and gives the browser its cookie. */
export async function ensureCaller(c: Context, wire: WireContext): Promise<Visitor> {
  const known = await findCaller(c, wire);
  if (known) return known;
  const { visitor, token } = await createVisitor(wire.shop);
  const secure = wire.secure ? '; Secure' : '';
  c.header('set-cookie', `${CLIENT_COOKIE}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`, {
    append: true,
  });
  return visitor;
}
