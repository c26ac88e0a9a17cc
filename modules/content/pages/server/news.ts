import { and, desc, eq, lte } from 'drizzle-orm';
import { isRowId } from '#platform/db/server/columns.ts';
import { newsLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import type { ArticleTeaser } from '../rules/article-teaser.ts';
import { news } from './tables.ts';

export interface NewsEntry extends ArticleTeaser {
  /** HTML, cleaned when saved. */
  body: string;
}

type NewsRow = typeof news.$inferSelect;

const isOut = (shop: Shop) => lte(news.date, warsawDay(shop.seenAt ?? shop.now()));

export async function listNews(shop: Shop, limit: number, from = 0): Promise<ArticleTeaser[]> {
  const newestFirst = shop.db.select().from(news).where(isOut(shop)).orderBy(desc(news.date), desc(news.id));
  const rows = await newestFirst.limit(limit).offset(from);
  return rows.map(teaser);
}

export function countNews(shop: Shop): Promise<number> {
  return shop.db.$count(news, isOut(shop));
}

export async function findNews(shop: Shop, id: number): Promise<NewsEntry | null> {
  if (!isRowId(id)) return null;
  const [row] = await shop.db
    .select()
    .from(news)
    .where(and(eq(news.id, id), isOut(shop)));
  return row ? { ...teaser(row), body: row.body } : null;
}

function teaser({ id, title, slug, lead, photo, date }: NewsRow): ArticleTeaser {
  return { id, title, link: newsLink(id, slug), lead, photo, date };
}
