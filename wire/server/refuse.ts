import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { imageAddress } from '#platform/images/rules/image-address.ts';
import { addFocus } from '#platform/images/rules/photo-focus.ts';
import { CLIENT_COOKIE, clientCookie } from '#platform/visitors/rules/visitor-cookies.ts';
import { createVisitor, findVisitor, type Visitor } from '#platform/visitors/server/index.ts';
import type { WireContext } from './context.ts';

export const NO_STORE = { 'cache-control': 'no-store' };

const STATUS = {
  'unreadable-request': 400,
  'too-many-lines': 400,
  'another-site': 403,
  prefetch: 403,
  'method-not-allowed': 405,
  'too-large': 413,
  internal: 500,
} as const;

/** The code is the whole answer, so that nothing internal leaves the shop. */
export function refuse(code: keyof typeof STATUS): Response {
  return Response.json({ error: code }, { status: STATUS[code], headers: NO_STORE });
}

export function refuseMethod(...allow: string[]): Response {
  const headers = { ...NO_STORE, allow: allow.join(', ') };
  return Response.json({ error: 'method-not-allowed' }, { status: STATUS['method-not-allowed'], headers });
}

type Answer = (c: Context) => Response | Promise<Response>;

/** Mounts the answers of an address by method; other methods are refused. */
export function mountMethods(app: Hono, path: string, answers: Partial<Record<'GET' | 'POST', Answer>>): void {
  for (const [method, answer] of Object.entries(answers)) app.on(method, path, answer);
  app.all(path, () => refuseMethod(...Object.keys(answers)));
}

/** A JSON answer. A failure is logged without the address, which may contain personal data. */
export async function answerJson(
  c: Context,
  { shop }: WireContext,
  call: string,
  answer: () => Promise<object | null>,
): Promise<Response> {
  try {
    return c.json(await answer(), 200, NO_STORE);
  } catch (error) {
    shop.log.error({ err: error }, `a ${call} call failed`);
    return refuse('internal');
  }
}

export function findCaller(c: Context, { shop }: WireContext): Promise<Visitor | null> {
  return findVisitor(shop, getCookie(c, CLIENT_COOKIE));
}

/** Finds the visitor, or creates one and sets its cookie. */
export async function ensureCaller(c: Context, wire: WireContext): Promise<Visitor> {
  const caller = await findCaller(c, wire);
  if (caller) return caller;
  const { visitor, token } = await createVisitor(wire.shop);
  const { name, value, options } = clientCookie(token, { secure: wire.secure, domain: wire.cookieDomain });
  setCookie(c, name, value, options);
  return visitor;
}

/** Address of a small picture; empty when the product has none, as the readers of the calls expect a text. */
export function iconAddress(file: string | null, focus?: string | null): string {
  return file === null ? '' : addFocus(imageAddress(file, 160), focus);
}
