import { and, count, desc, eq, inArray, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { HOME_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import { products } from '#modules/catalogue/products/server/index.ts';
import { cached } from '#platform/cache/server/cached.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import {
  type OpinionsPage,
  type OpinionView,
  type ProductOpinionView,
  type RatingSummary,
  summariseRatings,
  WALL_TAG,
} from '../rules/opinion-view.ts';
import { opinions } from './tables.ts';

/** Without email addresses and visitors. */
export const opinionColumns = {
  id: opinions.id,
  rating: opinions.rating,
  content: opinions.content,
  author: opinions.author,
  createdAt: opinions.createdAt,
  confirmed: opinions.confirmed,
  photo: opinions.photo,
  photoWidth: opinions.photoWidth,
  photoHeight: opinions.photoHeight,
  answer: opinions.answer,
  answeredAt: opinions.answeredAt,
  scorePositive: opinions.scorePositive,
  scoreNegative: opinions.scoreNegative,
};

export const aboutColumns = {
  productId: products.id,
  productName: products.name,
  productSlug: products.slug,
  productPhoto: products.photo,
  productTone: products.photoTone,
};

type Row = Pick<typeof opinions.$inferSelect, keyof typeof opinionColumns>;
interface AboutRow {
  productId: number;
  productName: string;
  productSlug: string;
  productPhoto: string | null;
  productTone: string | null;
}

export function toOpinionView(row: Row): OpinionView {
  const { id, rating, content, author, confirmed, answer, scorePositive, scoreNegative } = row;
  const { photo: file, photoWidth: width, photoHeight: height } = row;
  return {
    id,
    rating,
    content,
    author,
    confirmed,
    answer,
    scorePositive,
    scoreNegative,
    photo: file && width && height ? { file, width, height } : null,
    date: warsawDay(row.createdAt),
    answerDate: row.answeredAt ? warsawDay(row.answeredAt) : '',
  };
}

export function toProductOpinionView(row: Row & AboutRow): ProductOpinionView {
  const { productId: id, productName: name, productPhoto: photo, productTone: photoTone } = row;
  return { ...toOpinionView(row), product: { id, name, link: productLink(id, row.productSlug), photo, photoTone } };
}

interface OpinionsWanted {
  confirmedOnly?: boolean;
  from?: number;
  limit: number;
}

interface ProductOpinions extends OpinionsPage {
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
  if (!isRowId(productId)) return toProductOpinions([], [], confirmedOnly);
  const rows = await (confirmedOnly ? findConfirmed : findAll)(shop.db, { productId, from, limit });
  const isWholeStory = rows.length > 0 || (from === 0 && !confirmedOnly);
  const counts = isWholeStory ? (rows[0]?.counts ?? []) : await findCounts(shop, productId);
  return toProductOpinions(rows, counts, confirmedOnly);
}

const ITS_ID = sql.placeholder('productId');
const ofProduct = () => and(eq(opinions.productId, ITS_ID), eq(opinions.state, 'published'), isShown(ITS_ID));
const findAll = prepared((db: Shop['db']) => opinionsQuery(db, ofProduct()).prepare('product-opinions'));
const findConfirmed = prepared((db: Shop['db']) =>
  opinionsQuery(db, and(ofProduct(), eq(opinions.confirmed, true))).prepare('product-opinions-confirmed'),
);

function opinionsQuery(db: Shop['db'], where: SQL | undefined) {
  return db
    .select({ ...opinionColumns, counts: countsOf(ITS_ID) })
    .from(opinions)
    .where(where)
    .orderBy(desc(opinions.createdAt), desc(opinions.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('from'));
}

/** Opinions of a hidden product are hidden too. */
function isShown(productId: number | Placeholder) {
  return sql`exists (select 1 from ${products} p where p.id = ${productId} and p.visible)`;
}

function countsOf(productId: number | Placeholder) {
  return sql<Counts>`(select coalesce(json_agg(c), '[]') from (
    select rating, count(*)::int as count, (count(*) filter (where confirmed))::int as confirmed
    from opinions where product_id = ${productId} and state = 'published' and ${isShown(productId)}
    group by rating) c)`;
}

/** A page without rows carries no counts. */
async function findCounts(shop: Pick<Shop, 'db'>, productId: number): Promise<Counts> {
  const { rows } = await shop.db.execute<{ counts: Counts }>(sql`select ${countsOf(productId)} as counts`);
  return rows[0]?.counts ?? [];
}

function toProductOpinions(
  rows: Parameters<typeof toOpinionView>[0][],
  counts: Counts,
  confirmedOnly: boolean,
): ProductOpinions {
  const summary = summariseRatings(counts);
  const confirmedTotal = counts.reduce((sum, row) => sum + row.confirmed, 0);
  return {
    items: rows.map(toOpinionView),
    total: confirmedOnly ? confirmedTotal : summary.count,
    confirmedTotal,
    summary,
  };
}

type ReadingShop = Pick<Shop, 'db'>;

const published = and(eq(opinions.state, 'published'), isNotNull(opinions.productId), eq(products.visible, true));
const onWall = and(published, isNotNull(opinions.photo));

/** So many of the newest the main page picks from. */
const RECENT = 60;

/** The newest opinions about products, with and without photos; for the main page. */
export const listRecentOpinions = cached(
  { seconds: 60, tags: [WALL_TAG, HOME_TAG], whileListening: true },
  (shop): Promise<ProductOpinionView[]> => read(shop, published, { from: 0, limit: RECENT }),
);

/** S2.53: opinions with photos, the newest first. */
export async function listWall(
  shop: ReadingShop,
  page: { from: number; limit: number },
): Promise<{ items: ProductOpinionView[]; total: number }> {
  const [items, [counted]] = await Promise.all([
    read(shop, onWall, page),
    shop.db
      .select({ total: count() })
      .from(opinions)
      .innerJoin(products, eq(products.id, opinions.productId))
      .where(onWall),
  ]);
  return { items, total: counted?.total ?? 0 };
}

async function read(shop: ReadingShop, where: typeof published, { from, limit }: { from: number; limit: number }) {
  const rows = await shop.db
    .select({ ...opinionColumns, ...aboutColumns })
    .from(opinions)
    .innerJoin(products, eq(products.id, opinions.productId))
    .where(where)
    .orderBy(desc(opinions.createdAt), desc(opinions.id))
    .limit(limit)
    .offset(from);
  return rows.map(toProductOpinionView);
}

interface ShopOpinionsWanted {
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
  return { items: rows.map(toOpinionView), total, summary: summariseRatings(counts) };
}
