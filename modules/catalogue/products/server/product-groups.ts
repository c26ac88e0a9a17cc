import { and, asc, eq, sql } from 'drizzle-orm';
import { prepared } from '#platform/db/server/prepared.ts';
import { categoryLink, producerLink, seriesLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { categoryTag, producerTag, seriesTag } from '../rules/cache-tags.ts';
import type { NamedLink } from '../rules/product-page.ts';
import { getCategoryPath } from './category-path.ts';
import { categories, producers, series } from './tables.ts';

/** The part of a category, producer or series that a listing shows above its products. */
export interface GroupHead {
  title: string;
  /** From the root to this group, itself included. */
  path: NamedLink[];
  /** HTML, cleaned when it was saved. */
  description: string;
  children: (NamedLink & { count: number; photo: string | null })[];
  /** Tags of the page cache. */
  tags: string[];
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

/** Null when there is no such category, or it or one above it is hidden. */
export async function getCategoryHead(shop: Shop, id: number): Promise<GroupHead | null> {
  const [category] = await findCategory(shop.db, { id });
  if (!category) return null;
  const [path, children] = await Promise.all([getCategoryPath(shop, category.path), findChildren(shop.db, { id })]);
  if (path.length < category.path.length) return null;
  return {
    title: category.name,
    path,
    description: category.description,
    children: children.map(({ id: child, name, slug, photo, productCount }) => ({
      id: child,
      name,
      photo,
      link: categoryLink(child, slug),
      count: productCount,
    })),
    tags: [categoryTag(id)],
  };
}

export async function getProducerHead({ db }: Shop, id: number): Promise<GroupHead | null> {
  const [row] = await db.select().from(producers).where(eq(producers.id, id));
  return row ? toHead(row, producerLink(id, row.slug), producerTag(id)) : null;
}

export async function getSeriesHead({ db }: Shop, id: number): Promise<GroupHead | null> {
  const [row] = await db.select().from(series).where(eq(series.id, id));
  return row ? toHead(row, seriesLink(id, row.slug), seriesTag(id)) : null;
}

function toHead(
  { id, name, description }: { id: number; name: string; description: string },
  link: string,
  tag: string,
) {
  return { title: name, path: [{ id, name, link }], description, children: [], tags: [tag] };
}

/** All categories, hidden ones too, from the root down, and all series and producers by name. */
export async function listGroups({ db }: Shop) {
  const [categoryRows, seriesRows, producerRows] = await Promise.all([
    db.select().from(categories).orderBy(asc(categories.level), asc(categories.position)),
    db.select().from(series).orderBy(asc(series.name)),
    db.select().from(producers).orderBy(asc(producers.name)),
  ]);
  return { categories: categoryRows, series: seriesRows, producers: producerRows };
}
