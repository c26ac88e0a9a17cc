import { and, count, desc, eq } from 'drizzle-orm';
import type { OpinionsPage, RatingSummary } from '#rules/opinions/opinion-view.ts';
import { summariseRatings } from '#rules/opinions/summarise-ratings.ts';
import { isRowId } from '../db/row-id.ts';
import type { Shop } from '../shop.ts';
import { opinionColumns, readOpinion } from './read-opinion.ts';
import { opinions } from './tables.ts';

export interface OpinionsWanted {
  confirmedOnly?: boolean;
  from?: number;
  limit: number;
}

export interface ProductOpinions extends OpinionsPage {
  /** How many of all were written by people who bought the product. */
  confirmedTotal: number;
  summary: RatingSummary;
}

/** Published opinions about a product, the newest first, in two queries. */
export async function getProductOpinions(
  shop: Pick<Shop, 'db'>,
  productId: number,
  { confirmedOnly = false, from = 0, limit }: OpinionsWanted,
): Promise<ProductOpinions> {
  const none = { items: [], total: 0, confirmedTotal: 0, summary: summariseRatings([]) };
  if (!isRowId(productId)) return none;
  const ofProduct = and(eq(opinions.productId, productId), eq(opinions.state, 'published'));
  const counts = await shop.db
    .select({ rating: opinions.rating, confirmed: opinions.confirmed, count: count() })
    .from(opinions)
    .where(ofProduct)
    .groupBy(opinions.rating, opinions.confirmed);
  if (counts.length === 0) return none;
  const rows = await shop.db
    .select(opinionColumns)
    .from(opinions)
    .where(confirmedOnly ? and(ofProduct, eq(opinions.confirmed, true)) : ofProduct)
    .orderBy(desc(opinions.createdAt), desc(opinions.id))
    .limit(limit)
    .offset(from);
  const summary = summariseRatings(addUp(counts));
  const confirmedTotal = counts.reduce((sum, row) => sum + (row.confirmed ? row.count : 0), 0);
  return {
    items: rows.map(readOpinion),
    total: confirmedOnly ? confirmedTotal : summary.count,
    confirmedTotal,
    summary,
  };
}

function addUp(rows: { rating: number; count: number }[]): { rating: number; count: number }[] {
  const byRating = new Map<number, number>();
  for (const { rating, count: some } of rows) byRating.set(rating, (byRating.get(rating) ?? 0) + some);
  return [...byRating].map(([rating, some]) => ({ rating, count: some }));
}
