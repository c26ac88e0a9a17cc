import type { VisitorAccess } from '#app/request-context.server.ts';
import type { Shop } from '#shop/shop.ts';
import { createVisitor, findVisitor, type Visitor } from '#shop/visitors/index.ts';
import { readCookie } from './cookies.ts';

export const CLIENT_COOKIE = 'client';
const YEAR = 365 * 24 * 60 * 60;
const TOKEN = /^[\w-]{16,64}$/;

export interface RequestVisitor extends VisitorAccess {
  /** `Set-Cookie` lines the answer must carry; empty unless a visitor was made. */
  setCookies(): string[];
}

/** The visitor of one request: looked up once, and only when somebody asks. */
export function requestVisitor(shop: Shop, cookieHeader: string | undefined, secure: boolean): RequestVisitor {
  const token = readCookie(cookieHeader, CLIENT_COOKIE);
  const cookies: string[] = [];
  let found: Promise<Visitor | null> | undefined;
  let ensured: Promise<Visitor> | undefined;

  const find = () => {
    found ??= token && TOKEN.test(token) ? findVisitor(shop, token) : Promise.resolve(null);
    return found;
  };
  const make = async () => {
    const known = await find();
    if (known) return known;
    const { visitor, token: made } = await createVisitor(shop);
    cookies.push(clientCookie(made, secure));
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

export function clientCookie(token: string, secure: boolean): string {
  return `${CLIENT_COOKIE}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
