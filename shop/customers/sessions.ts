import { and, eq, gt } from 'drizzle-orm';
import { isVisitorToken } from '#rules/visitor/visitor-token.ts';
import type { Shop } from '../shop.ts';
import { forgetVisitorToken, hashToken, newToken } from '../visitors/index.ts';
import { customers, sessions } from './tables.ts';

const SESSION_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

export interface Session {
  customerId: number;
  login: string;
  firstName: string;
}

export async function openSession(shop: Shop, customerId: number): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const now = shop.now();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY);
  await shop.db.insert(sessions).values({ tokenHash: hashToken(token), customerId, createdAt: now, expiresAt });
  return { token, expiresAt };
}

/** The sign-in behind an `RSSID` cookie; null for a guest, an ended or an unknown one. */
export async function findSession(shop: Shop, token: string | undefined): Promise<Session | null> {
  if (!isVisitorToken(token)) return null;
  const [found] = await shop.db
    .select({ customerId: customers.id, login: customers.login, firstName: customers.firstName })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, shop.now())));
  return found ?? null;
}

/**
 * Ends the sign-in, and with it the `client` token of the browser: the basket waits with the customer, not with whoever
 * still knows that token. The caller drops both cookies.
 */
export async function signOut(shop: Shop, token: string, visitorId?: number): Promise<void> {
  if (visitorId !== undefined) await forgetVisitorToken(shop, visitorId);
  await shop.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}
