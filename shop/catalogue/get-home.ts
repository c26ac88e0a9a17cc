import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import { HOME_TAG, MENU_TAG, productTag } from '#rules/catalogue/cache-tags.ts';
import type { Home } from '#rules/catalogue/home.ts';
import type { ProductCard } from '#rules/catalogue/product-card.ts';
import { newsLink } from '#rules/links/screen-links.ts';
import { banners as bannersTable, news as newsTable } from '../content/tables.ts';
import type { Shop } from '../shop.ts';
import { cardColumns, readCard } from './card-row.ts';
import { getCategoryTree } from './get-category-tree.ts';
import { producers, products } from './tables.ts';

const PRODUCTS_IN_ZONE = 12;
const NEWS_SHOWN = 3;

export async function getHome(shop: Shop): Promise<Home> {
  const [banners, categories, recommended, newest, promotion, news] = await Promise.all([
    shop.db.select().from(bannersTable).orderBy(asc(bannersTable.position)),
    getCategoryTree(shop),
    pickCards(shop, eq(products.isBestseller, true)),
    pickCards(shop, eq(products.isNew, true)),
    pickCards(shop, eq(products.isPromotion, true)),
    shop.db.select().from(newsTable).orderBy(desc(newsTable.date), desc(newsTable.id)).limit(NEWS_SHOWN),
  ]);
  const shown = [...recommended, ...newest, ...promotion];
  return {
    banners: banners.map(({ position: _position, ...banner }) => banner),
    categories,
    recommended,
    newest,
    promotion,
    news: news.map(({ id, title, slug, lead, photo, date }) => ({
      ...{ id, title, lead, photo, date },
      link: newsLink(id, slug),
    })),
    tags: [HOME_TAG, MENU_TAG, ...new Set(shown.map((card) => productTag(card.id)))],
  };
}

async function pickCards(shop: Shop, condition: SQL): Promise<ProductCard[]> {
  const rows = await shop.db
    .select(cardColumns)
    .from(products)
    .leftJoin(producers, eq(producers.id, products.producerId))
    .where(and(condition, eq(products.visible, true), eq(products.available, true)))
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(PRODUCTS_IN_ZONE);
  return rows.map(readCard);
}
