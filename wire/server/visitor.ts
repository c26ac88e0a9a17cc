import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { CLIENT_COOKIE, clientCookie } from '#rules/platform/visitor/visitor-cookies.ts';
import { createVisitor, findVisitor, type Visitor } from '#shop/platform/visitors/index.ts';
import type { WireContext } from './context.ts';

export function findCaller(c: Context, { shop }: WireContext): Promise<Visitor | null> {
  return findVisitor(shop, getCookie(c, CLIENT_COOKIE));
}

/** Finds the visitor, or makes one and gives the browser its cookie. */
export async function ensureCaller(c: Context, wire: WireContext): Promise<Visitor> {
  const known = await findCaller(c, wire);
  if (known) return known;
  const { visitor, token } = await createVisitor(wire.shop);
  const { name, value, options } = clientCookie(token, { secure: wire.secure, domain: wire.cookieDomain });
  setCookie(c, name, value, options);
  return visitor;
}
