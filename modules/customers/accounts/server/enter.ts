import { and, desc, eq, ne } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { createVisitor, hashToken, lockVisitor, newToken } from '#platform/visitors/server/index.ts';
import { visitors } from '#platform/visitors/server/tables.ts';
import { lockCustomer } from './customer-rows.ts';
import { openSession, rememberBrowser } from './sessions.ts';

export interface SignedIn {
  kind: 'signed-in';
  customerId: number;
  /** Value of the `RSSID` cookie. */
  token: string;
  expiresAt: Date;
  remembered: boolean;
  /** New value of the `client` cookie. */
  clientToken: string;
  /** Value of the cookie that identifies a browser known to the account. */
  browserToken: string;
}

export interface Entry {
  visitorId?: number | undefined;
  /** Keeps the session after the browser is closed; default true. */
  remember?: boolean | undefined;
  browser?: string | undefined;
}

export async function enter(
  shop: Shop,
  customerId: number,
  { visitorId, remember = true, browser }: Entry,
): Promise<SignedIn> {
  const clientToken = await adoptVisitor(shop, visitorId, customerId);
  const session = await openSession(shop, customerId, remember);
  const browserToken = await rememberBrowser(shop, browser, customerId);
  return { kind: 'signed-in', customerId, ...session, remembered: remember, clientToken, browserToken };
}

/**
 * Copies basket, favourites and comparison of the customer's last browser; that browser may still be signed in. Returns a new
 * `client` token, because the old one may be known to others; a browser of another customer becomes a new visitor.
 */
async function adoptVisitor(shop: Shop, visitorId: number | undefined, customerId: number): Promise<string> {
  const [owner] = await shop.db
    .select({ customerId: visitors.customerId })
    .from(visitors)
    .where(eq(visitors.id, visitorId ?? 0));
  const isOwn = visitorId !== undefined && owner && (owner.customerId === null || owner.customerId === customerId);
  const ownId = isOwn ? visitorId : (await createVisitor(shop)).visitor.id;
  const token = newToken();
  await shop.db.transaction(async (tx) => {
    // Serialises two sign-ins of one customer.
    await lockCustomer(tx, customerId);
    const [last] = await tx
      .select({ id: visitors.id })
      .from(visitors)
      .where(and(eq(visitors.customerId, customerId), ne(visitors.id, ownId)))
      .orderBy(desc(visitors.seenAt), desc(visitors.id))
      .limit(1);
    await lockVisitor(tx, ownId);
    if (last && owner?.customerId !== customerId) await shop.later.copyHoldings(tx, last.id, ownId);
    await shop.later.adoptLists(tx, ownId, customerId);
    await tx
      .update(visitors)
      .set({ customerId, seenAt: shop.now(), tokenHash: hashToken(token) })
      .where(eq(visitors.id, ownId));
  });
  return token;
}
