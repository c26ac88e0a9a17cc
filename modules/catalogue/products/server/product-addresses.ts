import { and, asc, eq, gte, lt, max, sql } from 'drizzle-orm';
import { producerLink, productLink, seriesLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { producers, products, series } from './tables.ts';

export interface ProductAddress {
  link: string;
  updatedAt: Date;
  /** Files of its photos, the main one first. */
  photos: string[];
}

/** The visible products whose ids are in a range, for the sitemap; the end is not included. */
export async function getProductAddresses(shop: Shop, from: number, end: number): Promise<ProductAddress[]> {
  const rows = await shop.db
    .select({
      id: products.id,
      slug: products.slug,
      updatedAt: products.updatedAt,
      photos: sql<
        string[] | null
      >`(select array_agg(f.file order by f.position) from photos f where f.product_id = products.id)`,
    })
    .from(products)
    .where(and(gte(products.id, from), lt(products.id, end), eq(products.visible, true)))
    .orderBy(asc(products.id));
  return rows.map(({ id, slug, updatedAt, photos }) => ({
    link: productLink(id, slug),
    updatedAt,
    photos: photos ?? [],
  }));
}

/** When the last product of each range of so many ids changed, from the first range on. */
export async function getChangesByRange(shop: Shop, length: number): Promise<(Date | null)[]> {
  const range = sql<number>`(${products.id} - 1) / ${sql.raw(String(length))}`;
  const rows = await shop.db
    .select({ range, changed: max(products.updatedAt) })
    .from(products)
    .where(eq(products.visible, true))
    .groupBy(range);
  const last = Math.max(-1, ...rows.map((row) => row.range));
  return Array.from({ length: last + 1 }, (_, index) => rows.find((row) => row.range === index)?.changed ?? null);
}

/** Addresses of the listings of producers and series, for the sitemap. */
export async function getMakerAddresses({ db }: Shop): Promise<string[]> {
  const [brands, lines] = await Promise.all([
    db.select({ id: producers.id, slug: producers.slug }).from(producers).orderBy(producers.id),
    db.select({ id: series.id, slug: series.slug }).from(series).orderBy(series.id),
  ]);
  return [
    ...brands.map(({ id, slug }) => producerLink(id, slug)),
    ...lines.map(({ id, slug }) => seriesLink(id, slug)),
  ];
}
