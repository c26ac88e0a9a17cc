import { and, asc, desc, sql } from 'drizzle-orm';
import { HOME_TAG, MENU_TAG, productTag } from '#rules/catalogue/cache-tags.ts';
import type { Home } from '#rules/catalogue/home.ts';
import { newsLink } from '#rules/links/screen-links.ts';
import { banners as bannersTable, news as newsTable } from '../content/tables.ts';

import type { Shop } from '../shop.ts';
import { getCategoryTree } from './get-category-tree.ts';
import { getProductCards } from './get-product-cards.ts';
import { mostPopularFirst } from './most-popular-first.ts';
import { products } from './tables.ts';

const BESTSELLERS_SHOWN = 8;
const NEWS_SHOWN = 3;

export async function getHome(shop: Shop): Promise<Home> {
  const [banners, categories, bestsellers, news] = await Promise.all([
    shop.db.select().from(bannersTable).orderBy(asc(bannersTable.position)),
    getCategoryTree(shop),
    pickBestsellers(shop),
    shop.db.select().from(newsTable).orderBy(desc(newsTable.date), desc(newsTable.id)).limit(NEWS_SHOWN),
  ]);
  return {
    banners: banners.map(({ position: _position, ...banner }) => banner),
    categories,
    recommended: await getProductCards(shop, bestsellers),
    news: news.map(({ id, title, slug, lead, photo, date }) => ({
      ...{ id, title, lead, photo, date },
      link: newsLink(id, slug),
    })),
    tags: [HOME_TAG, MENU_TAG, ...bestsellers.map(productTag)],
  };
}

/** The condition is spelled as in the index that holds them. */
async function pickBestsellers(shop: Shop): Promise<number[]> {
  const rows = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(and(sql`is_bestseller`, sql`visible`, products.available))
    .orderBy(mostPopularFirst(products.popularity), asc(products.id))
    .limit(BESTSELLERS_SHOWN);
  return rows.map((row) => row.id);
}
