import type { HttpBindings } from '@hono/node-server';
import { toSetCookie } from '#platform/cookies/storefront/set-cookie.server.ts';
import type { VisitorAccess } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { CLIENT_COOKIE, type CookiePlace, clientCookie } from '#platform/visitors/rules/visitor-cookies.ts';
import { createVisitor, findVisitor, type Visitor } from '#platform/visitors/server/index.ts';

/** The cookies of a request, by name. */
export type RequestCookies = (name: string) => string | undefined;

export interface RequestVisitor extends VisitorAccess {
  /** `Set-Cookie` lines the answer must carry; empty unless a visitor was made. */
  setCookies(): string[];
}

/** The Hono context of every handler. */
export type ServerEnv = {
  Bindings: HttpBindings;
  Variables: { requestId: string; visitor: RequestVisitor };
};

/** The visitor of one request, looked up once on first use. */
export function requestVisitor(shop: Shop, given: RequestCookies, place: CookiePlace): RequestVisitor {
  const token = given(CLIENT_COOKIE);
  const cookies: string[] = [];
  let found: Promise<Visitor | null> | undefined;
  let ensured: Promise<Visitor> | undefined;

  const find = () => {
    found ??= findVisitor(shop, token);
    return found;
  };
  const make = async () => {
    const existing = await find();
    if (existing) return existing;
    const { visitor, token: made } = await createVisitor(shop);
    cookies.push(toSetCookie(clientCookie(made, place)));
    found = Promise.resolve(visitor);
    return visitor;
  };
  return {
    find,
    ensure() {
      ensured ??= make();
      return ensured;
    },
    setCookies: () => cookies,
  };
}
