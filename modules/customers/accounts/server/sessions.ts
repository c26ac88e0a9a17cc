import { and, eq, gt, ne } from 'drizzle-orm';
import type { Queries } from '#platform/db/server/connect.ts';
import { knownBrowsersOf } from '#platform/identity/server/known-browsers.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS, HOUR_MS } from '#platform/time/rules/units.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import { forgetVisitorToken, hashToken, newToken } from '#platform/visitors/server/index.ts';
import { visitors } from '#platform/visitors/server/tables.ts';
import { customers, knownBrowsers, sessions } from './tables.ts';

export const { isKnownBrowser, rememberBrowser, forgetBrowsers, sweepBrowsers } = knownBrowsersOf(
  knownBrowsers,
  'customerId',
);

const REMEMBERED_MS = 30 * DAY_MS;
/** A browser that is never closed must not stay signed in for ever. */
const UNREMEMBERED_MS = 12 * HOUR_MS;

export interface Session {
  customerId: number;
  login: string;
  firstName: string;
  email: string;
}

export async function openSession(
  shop: Shop,
  customerId: number,
  remember: boolean,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const now = shop.now();
  const expiresAt = new Date(now.getTime() + (remember ? REMEMBERED_MS : UNREMEMBERED_MS));
  await shop.db.insert(sessions).values({ tokenHash: hashToken(token), customerId, createdAt: now, expiresAt });
  return { token, expiresAt };
}

export async function findSession(shop: Shop, token: string | undefined): Promise<Session | null> {
  if (!isVisitorToken(token)) return null;
  const [found] = await shop.db
    .select({
      customerId: customers.id,
      login: customers.login,
      firstName: customers.firstName,
      email: customers.email,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, shop.now())));
  return found ?? null;
}

/** Also replaces the `client` token: the basket stays with the customer. The caller deletes both cookies. */
export async function signOut(shop: Shop, token: string, visitorId?: number): Promise<void> {
  if (visitorId !== undefined) await forgetVisitorToken(shop, visitorId);
  await shop.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Keeps the session `but`. Other browsers lose their `client` token, so that the basket stays with the customer. */
export async function signOutEverywhere(
  shop: { db: Queries },
  customerId: number,
  but?: { token: string | undefined; visitorId: number | undefined },
): Promise<void> {
  const own = eq(sessions.customerId, customerId);
  await shop.db.delete(sessions).where(but?.token ? and(own, ne(sessions.tokenHash, hashToken(but.token))) : own);
  const theirs = eq(visitors.customerId, customerId);
  const others = but?.visitorId === undefined ? theirs : and(theirs, ne(visitors.id, but.visitorId));
  for (const { id } of await shop.db.select({ id: visitors.id }).from(visitors).where(others)) {
    await forgetVisitorToken(shop, id);
  }
}
