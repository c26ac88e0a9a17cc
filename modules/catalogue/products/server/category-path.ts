import { asc, sql } from 'drizzle-orm';
import { prepared } from '#platform/db/server/prepared.ts';
import { categoryLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { NamedLink } from '../rules/product-page.ts';
import { categories } from './tables.ts';

const findPath = prepared((db: Shop['db']) =>
  db
    .select({ id: categories.id, name: categories.name, slug: categories.slug, hidden: categories.hidden })
    .from(categories)
    .where(sql`${categories.id} = any(${sql.placeholder('path')})`)
    .orderBy(asc(categories.level))
    .prepare('category-path'),
);

/** Names and links of the categories of a path, root first, down to one that is hidden. */
export async function getCategoryPath(shop: Shop, path: number[]): Promise<NamedLink[]> {
  const rows = await findPath(shop.db, { path });
  const end = rows.findIndex(({ hidden }) => hidden);
  return rows.slice(0, end < 0 ? rows.length : end).map(({ id, name, slug }) => ({
    id,
    name,
    link: categoryLink(id, slug),
  }));
}
