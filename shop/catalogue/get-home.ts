import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import { HOME_TAG, MENU_TAG, productTag } from '#rules/catalogue/cache-tags.ts';
import type { Home } from '#rules/catalogue/home.ts';
import { newsLink } from '#rules/links/screen-links.ts';
import { banners as bannersTable, news as newsTable } from '../content/tables.ts';

import type { Shop } from '../shop.ts';
import { getCategoryTree } from './get-category-tree.ts';
import { getProductCards } from './get-product-cards.ts';
import { mostPopularFirst } from './most-popular-first.ts';
import { products } from './tables.ts';

const PRODUCTS_IN_ZONE = 12;
const NEWS_SHOWN = 3;

export async function getHome(shop: Shop): Promise<Home> {
  const [banners, categories, bestsellerIds, newIds, promotionIds, news] = await Promise.all([
    shop.db.select().from(bannersTable).orderBy(asc(bannersTable.position)),
    getCategoryTree(shop),
    pickIds(shop, sql`is_bestseller`),
    pickIds(shop, sql`is_new`),
    pickIds(shop, sql`is_promotion`),
    shop.db.select().from(newsTable).orderBy(desc(newsTable.date), desc(newsTable.id)).limit(NEWS_SHOWN),
  ]);
  const shownIds = [...new Set([...bestsellerIds, ...newIds, ...promotionIds])];
  const cards = new Map((await getProductCards(shop, shownIds)).map((card) => [card.id, card]));
  const cardsOf = (ids: number[]) => ids.flatMap((id) => cards.get(id) ?? []);
  return {
    banners: banners.map(({ position: _position, ...banner }) => banner),
    categories,
    recommended: cardsOf(bestsellerIds),
    newest: cardsOf(newIds),
    promotion: cardsOf(promotionIds),
    news: news.map(({ id, title, slug, lead, photo, date }) => ({
      ...{ id, title, lead, photo, date },
      link: newsLink(id, slug),
    })),
    tags: [HOME_TAG, MENU_TAG, ...shownIds.map(productTag)],
  };
}

/** The most popular products of a zone; the condition is spelled as in the index that holds them. */
async function pickIds(shop: Shop, zone: SQL): Promise<number[]> {
  const rows = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(and(zone, sql`visible`, products.available))
    .orderBy(mostPopularFirst(products.popularity), asc(products.id))
    .limit(PRODUCTS_IN_ZONE);
  return rows.map((row) => row.id);
}
