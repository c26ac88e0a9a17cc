import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { imageAddress } from '#platform/images/rules/image-address.ts';
import { addFocus } from '#platform/images/rules/photo-focus.ts';
import { CLIENT_COOKIE, clientCookie } from '#platform/visitors/rules/visitor-cookies.ts';
import { createVisitor, findVisitor, type Visitor } from '#platform/visitors/server/index.ts';
import type { WireContext } from './context.ts';

/** Why a call was not carried out; the code is the whole answer, nothing of the inside leaves the shop. */
export type Refusal =
  | { status: 400; code: 'unreadable-request' | 'too-many-lines' }
  | { status: 403; code: 'another-site' | 'prefetch' }
  | { status: 405; code: 'method-not-allowed'; allow: string[] }
  | { status: 413; code: 'too-large' }
  | { status: 500; code: 'internal' };

export function refuse(refusal: Refusal): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (refusal.status === 405) headers.set('allow', refusal.allow.join(', '));
  return Response.json({ error: refusal.code }, { status: refusal.status, headers });
}

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

/** Address of a small picture; empty when the product has none, as the readers of the calls expect a text. */
export function iconAddress(file: string | null, focus?: string | null): string {
  return file === null ? '' : addFocus(imageAddress(file, 160), focus);
}
