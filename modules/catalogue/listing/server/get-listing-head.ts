import { and, asc, eq, sql } from 'drizzle-orm';
import { categoryTag, HOME_TAG, producerTag, seriesTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { getCategoryPath } from '#modules/catalogue/products/server/index.ts';
import { categories, producers, series } from '#modules/catalogue/products/server/tables.ts';
import { SEARCH_TAG } from '#modules/catalogue/search/server/index.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import { categoryLink, producerLink, seriesLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { Listing } from '../rules/listing.ts';
import type { ListingTarget } from '../rules/listing-query.ts';

export type ListingHead = Pick<Listing, 'title' | 'path' | 'description' | 'children' | 'tags'>;

/** What is above the products; null when there is no such category, producer or series. */
export function getListingHead(shop: Shop, query: ListingTarget): Promise<ListingHead | null> {
  switch (query.kind) {
    case 'category':
      return categoryHead(shop, query.id);
    case 'producer':
      return producerHead(shop, query.id);
    case 'series':
      return seriesHead(shop, query.id);
    case 'promotions':
    case 'new':
      // Any product can come in or go out, as on the main page.
      return Promise.resolve({ title: '', path: [], description: '', children: [], tags: [HOME_TAG] });
    case 'search':
      return Promise.resolve({ title: query.text, path: [], description: '', children: [], tags: [SEARCH_TAG] });
  }
}

const findCategory = prepared((db: Shop['db']) =>
  db
    .select()
    .from(categories)
    .where(eq(categories.id, sql.placeholder('id')))
    .prepare('category'),
);

const findChildren = prepared((db: Shop['db']) =>
  db
    .select()
    .from(categories)
    .where(and(eq(categories.parentId, sql.placeholder('id')), eq(categories.hidden, false)))
    .orderBy(asc(categories.position), asc(categories.id))
    .prepare('category-children'),
);

async function categoryHead(shop: Shop, id: number): Promise<ListingHead | null> {
  const [category] = await findCategory(shop.db, { id });
  if (!category) return null;
  const [path, children] = await Promise.all([getCategoryPath(shop, category.path), findChildren(shop.db, { id })]);
  if (path.length < category.path.length) return null;
  return {
    title: category.name,
    path,
    description: category.description,
    children: children.map((child) => ({
      id: child.id,
      name: child.name,
      photo: child.photo,
      link: categoryLink(child.id, child.slug),
      count: child.productCount,
    })),
    tags: [categoryTag(id)],
  };
}

async function producerHead(shop: Shop, id: number): Promise<ListingHead | null> {
  const [row] = await shop.db.select().from(producers).where(eq(producers.id, id));
  if (!row) return null;
  const path = [{ id, name: row.name, link: producerLink(id, row.slug) }];
  return { title: row.name, path, description: row.description, children: [], tags: [producerTag(id)] };
}

async function seriesHead(shop: Shop, id: number): Promise<ListingHead | null> {
  const [row] = await shop.db.select().from(series).where(eq(series.id, id));
  if (!row) return null;
  const path = [{ id, name: row.name, link: seriesLink(id, row.slug) }];
  return { title: row.name, path, description: row.description, children: [], tags: [seriesTag(id)] };
}
