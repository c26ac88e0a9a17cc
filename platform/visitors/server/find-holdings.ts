import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { isVisitorToken } from '../rules/visitor-cookies.ts';
import { visitors } from './tables.ts';

/**
 * Makes a query for a visitor and the numbers of its rows in tables of modules, so that a caller reads only what exists. Each module
 * names its rows by the rest of a query for the visitor `v`, such as `from favourites where visitor_id = v.id`.
 */
export function holdingsFinder<Name extends string>(rowsOf: Readonly<Record<Name, string>>) {
  const counts = Object.entries(rowsOf).map(([name, from]) => `(select count(*)::int ${from}) as "${name}"`);
  // Sent with every page view: plain text and a prepared statement, one round trip.
  const query = {
    name: 'visitor-holdings',
    text: `select v.id as "visitorId", v.seen_at as "seenAt", ${counts.join(', ')} from visitors v where v.token_hash = $1`,
  };
  return async (shop: Shop, token: string | undefined) => {
    if (!isVisitorToken(token)) return null;
    const { rows } = await shop.pool.query<{ visitorId: number; seenAt: Date } & Record<Name, number>>({
      ...query,
      values: [hashToken(token)],
    });
    const [row] = rows;
    if (row) await recordVisit(shop, { id: row.visitorId, seenAt: row.seenAt });
    return row ?? null;
  };
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
