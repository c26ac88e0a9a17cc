import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { isVisitorToken } from '../rules/visitor-cookies.ts';
import { visitors } from './tables.ts';

/** How much a visitor keeps, so that a caller reads only what is there. */
export interface Holdings {
  visitorId: number;
  basketLines: number;
  favourites: number;
  compared: number;
}

interface HoldingsRow {
  id: number;
  seen_at: Date;
  basket_lines: number;
  favourites: number;
  compared: number;
}

// Asked with every page view: plain text and a prepared statement, one round trip.
const QUESTION = {
  name: 'visitor-holdings',
  text: `select v.id, v.seen_at,
    (select count(*)::int from basket_lines where visitor_id = v.id) as basket_lines,
    (select count(*)::int from favourites where visitor_id = v.id) as favourites,
    (select count(*)::int from compared_products where visitor_id = v.id) as compared
  from visitors v where v.token_hash = $1`,
};

export async function findHoldings(shop: Shop, token: string | undefined): Promise<Holdings | null> {
  if (!isVisitorToken(token)) return null;
  const { rows } = await shop.pool.query<HoldingsRow>({ ...QUESTION, values: [hashToken(token)] });
  const row = rows[0];
  if (!row) return null;
  await recordVisit(shop, { id: row.id, seenAt: row.seen_at });
  return { visitorId: row.id, basketLines: row.basket_lines, favourites: row.favourites, compared: row.compared };
}

/** How old `seenAt` may get before a visit writes it again: most calls stay read-only. */
const SEEN_GRANULARITY_MS = DAY_MS;

export async function recordVisit(shop: Shop, visitor: { id: number; seenAt: Date }): Promise<void> {
  const now = shop.now();
  if (now.getTime() - visitor.seenAt.getTime() <= SEEN_GRANULARITY_MS) return;
  await shop.db.update(visitors).set({ seenAt: now }).where(eq(visitors.id, visitor.id));
}

/** The value of a cookie that names a browser or a sign-in. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** The stored form of a token: a leaked table signs no attacker in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
