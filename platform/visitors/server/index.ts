import { eq } from 'drizzle-orm';
import type { Queries } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { isVisitorToken } from '../rules/visitor-cookies.ts';
import { hashToken, newToken, recordVisit } from './find-holdings.ts';
import { visitors } from './tables.ts';

export { hashToken, holdingsFinder, newToken } from './find-holdings.ts';
export { lockDepartedVisitors, lockVisitor } from './lock-visitors.ts';
export { personalBrowsers } from './personal-data.ts';

export interface Visitor {
  id: number;
  customerId: number | null;
}

/** The visitor behind a `client` cookie, if it is one; a browser without it costs no query. */
export async function findVisitor(shop: Shop, token: string | undefined): Promise<Visitor | null> {
  if (!isVisitorToken(token)) return null;
  const [row] = await shop.db
    .select({ id: visitors.id, customerId: visitors.customerId, seenAt: visitors.seenAt })
    .from(visitors)
    .where(eq(visitors.tokenHash, hashToken(token)));
  if (!row) return null;
  await recordVisit(shop, row);
  return { id: row.id, customerId: row.customerId };
}

export async function createVisitor(shop: Shop, { byShop = false } = {}): Promise<{ visitor: Visitor; token: string }> {
  const token = newToken();
  const now = shop.now();
  const [row] = await shop.db
    .insert(visitors)
    .values({ tokenHash: hashToken(token), createdAt: now, seenAt: now, byShop })
    .returning({ id: visitors.id });
  if (!row) throw new Error('The new visitor was not stored');
  return { visitor: { id: row.id, customerId: null }, token };
}

/** The visitor's present `client` token is not accepted any more. */
export async function forgetVisitorToken(shop: { db: Queries }, visitorId: number): Promise<void> {
  await shop.db
    .update(visitors)
    .set({ tokenHash: hashToken(newToken()) })
    .where(eq(visitors.id, visitorId));
}
