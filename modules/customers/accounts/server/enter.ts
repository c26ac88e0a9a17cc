import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { comparedProducts } from '#modules/customers/compare/server/tables.ts';
import { favourites } from '#modules/customers/favourites/server/tables.ts';
import { adoptLists } from '#modules/customers/lists/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { createVisitor, hashToken, lockVisitor, newToken } from '#platform/visitors/server/index.ts';
import { visitors } from '#platform/visitors/server/tables.ts';
import { rememberBrowser } from './known-browsers.ts';
import { openSession } from './sessions.ts';
import { customers } from './tables.ts';

export interface SignedIn {
  kind: 'signed-in';
  customerId: number;
  /** Value of the `RSSID` cookie. */
  token: string;
  expiresAt: Date;
  remembered: boolean;
  /** New value of the `client` cookie. */
  clientToken: string;
  /** Value of the cookie by which the account knows this browser again. */
  browserToken: string;
}

export interface Entry {
  visitorId?: number | undefined;
  /** Stay signed in when the browser is closed; they do unless they say otherwise. */
  remember?: boolean | undefined;
  /** The cookie of a browser somebody has signed in with before. */
  browser?: string | undefined;
}

/** Opens the shop to a customer who has proved who they are; what the browser held as a guest comes along. */
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
 * Makes the browser the customer's own and brings over what their last browser held. Copies, never moves: that other
 * browser may still be signed in. Returns the browser's new `client` token: whoever knew the old one must not see the
 * customer's basket, and a browser that was another customer's becomes a new visitor.
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
    // Two browsers of one customer signing in at once take turns.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    const [last] = await tx
      .select({ id: visitors.id })
      .from(visitors)
      .where(and(eq(visitors.customerId, customerId), ne(visitors.id, ownId)))
      .orderBy(desc(visitors.seenAt), desc(visitors.id))
      .limit(1);
    await lockVisitor(tx, ownId);
    if (last && owner?.customerId !== customerId) await copyHoldings(tx, shop, last.id, ownId);
    await adoptLists(tx, ownId, customerId);
    await tx
      .update(visitors)
      .set({ customerId, seenAt: shop.now(), tokenHash: hashToken(token) })
      .where(eq(visitors.id, ownId));
  });
  return token;
}

async function copyHoldings(tx: Transaction, { later }: Shop, from: number, to: number): Promise<void> {
  await later.copyBasket(tx, from, to);
  await tx.execute(sql`
    insert into ${favourites} (visitor_id, product_id, size_type, added_at)
    select ${to}, product_id, size_type, added_at from ${favourites} where visitor_id = ${from}
    on conflict do nothing`);
  await tx.execute(sql`
    insert into ${comparedProducts} (visitor_id, product_id, added_at)
    select ${to}, product_id, added_at from ${comparedProducts} where visitor_id = ${from}
    on conflict do nothing`);
}
