import { and, desc, eq, sql } from 'drizzle-orm';
import type { OpinionsPage, RatingSummary } from '#rules/after-sale/opinions/opinion-view.ts';
import { summariseRatings } from '#rules/after-sale/opinions/summarise-ratings.ts';
import { isRowId } from '#shop/platform/db/row-id.ts';
import type { Shop } from '#shop/platform/shop.ts';
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

type Counts = { rating: number; confirmed: number; count: number }[];

/** Published opinions about a product, the newest first; one query, which the product page can afford. */
export async function getProductOpinions(
  shop: Pick<Shop, 'db'>,
  productId: number,
  { confirmedOnly = false, from = 0, limit }: OpinionsWanted,
): Promise<ProductOpinions> {
  if (!isRowId(productId)) return tell([], [], confirmedOnly);
  const ofProduct = and(eq(opinions.productId, productId), eq(opinions.state, 'published'));
  const rows = await shop.db
    .select({ ...opinionColumns, counts: countsOf(productId) })
    .from(opinions)
    .where(confirmedOnly ? and(ofProduct, eq(opinions.confirmed, true)) : ofProduct)
    .orderBy(desc(opinions.createdAt), desc(opinions.id))
    .limit(limit)
    .offset(from);
  const isWholeStory = rows.length > 0 || (from === 0 && !confirmedOnly);
  const counts = isWholeStory ? (rows[0]?.counts ?? []) : await readCounts(shop, productId);
  return tell(rows, counts, confirmedOnly);
}

function countsOf(productId: number) {
  return sql<Counts>`(select coalesce(json_agg(c), '[]') from (
    select rating, count(*)::int as count, (count(*) filter (where confirmed))::int as confirmed
    from opinions where product_id = ${productId} and state = 'published' group by rating) c)`;
}

/** A page without rows carries no counts. */
async function readCounts(shop: Pick<Shop, 'db'>, productId: number): Promise<Counts> {
  const { rows } = await shop.db.execute<{ counts: Counts }>(sql`select ${countsOf(productId)} as counts`);
  return rows[0]?.counts ?? [];
}

function tell(rows: Parameters<typeof readOpinion>[0][], counts: Counts, confirmedOnly: boolean): ProductOpinions {
  const summary = summariseRatings(counts);
  const confirmedTotal = counts.reduce((sum, row) => sum + row.confirmed, 0);
  return {
    items: rows.map(readOpinion),
    total: confirmedOnly ? confirmedTotal : summary.count,
    confirmedTotal,
    summary,
  };
}
