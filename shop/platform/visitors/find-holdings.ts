import { isVisitorToken } from '#rules/platform/visitor/visitor-token.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { noteVisit } from './note-visit.ts';
import { hashToken } from './visitor-token.ts';

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
  await noteVisit(shop, { id: row.id, seenAt: row.seen_at });
  return { visitorId: row.id, basketLines: row.basket_lines, favourites: row.favourites, compared: row.compared };
}
