import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { OpinionsPage, RatingSummary } from '#rules/after-sale/opinions/opinion-view.ts';
import { summariseRatings } from '#rules/after-sale/opinions/summarise-ratings.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { opinionColumns, readOpinion } from './read-opinion.ts';
import { opinions } from './tables.ts';

export interface ShopOpinionsWanted {
  /** Only these ratings; all when empty. */
  ratings?: readonly number[];
  from?: number;
  limit: number;
}

/** S2.54: published opinions about the shop itself, the newest first, and what all of them say together. */
export async function listShopOpinions(
  shop: Pick<Shop, 'db'>,
  { ratings = [], from = 0, limit }: ShopOpinionsWanted,
): Promise<OpinionsPage & { summary: RatingSummary }> {
  const ofShop = and(isNull(opinions.productId), eq(opinions.state, 'published'));
  const [counts, rows] = await Promise.all([
    shop.db.select({ rating: opinions.rating, count: count() }).from(opinions).where(ofShop).groupBy(opinions.rating),
    shop.db
      .select(opinionColumns)
      .from(opinions)
      .where(ratings.length > 0 ? and(ofShop, inArray(opinions.rating, [...ratings])) : ofShop)
      .orderBy(desc(opinions.createdAt), desc(opinions.id))
      .limit(limit)
      .offset(from),
  ]);
  const chosen = ratings.length > 0 ? counts.filter(({ rating }) => ratings.includes(rating)) : counts;
  const total = chosen.reduce((sum, row) => sum + row.count, 0);
  return { items: rows.map(readOpinion), total, summary: summariseRatings(counts) };
}
