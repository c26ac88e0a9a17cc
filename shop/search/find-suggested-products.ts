import { type SQL, sql } from 'drizzle-orm';
import { productLink } from '#rules/links/screen-links.ts';
import type { Grosze } from '#rules/money/grosze.ts';
import type { SearchWord } from '#rules/search/read-search-text.ts';
import type { Shop } from '../shop.ts';
import { textQuery } from './text-query.ts';

export interface SuggestedProduct {
  id: number;
  name: string;
  link: string;
  /** Path below the media folder. */
  photo: string | null;
  /** Gross; 0 when the price is given by phone. */
  price: Grosze;
  vatPermille: number;
}

/** The best products for what is typed so far: words in the name, then anywhere, then as beginnings. */
export async function findSuggestedProducts(
  shop: Shop,
  words: readonly SearchWord[],
  limit: number,
): Promise<SuggestedProduct[]> {
  const { inName, forms, beginnings } = textQuery(words);
  const ids: number[] = [];
  for (const query of [inName, beginnings, forms]) {
    const rest = limit - ids.length;
    if (rest > 0) ids.push(...(await findBest(shop, query, rest, ids)));
  }
  return readProducts(shop, ids);
}

async function findBest(shop: Shop, query: string, limit: number, without: readonly number[]): Promise<number[]> {
  const others: SQL = without.length > 0 ? sql`and product_id <> all(${sql.param([...without])}::int[])` : sql``;
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select product_id as id from search_documents where terms @@ ${query}::tsquery ${others}
    order by rank desc nulls last, product_id limit ${limit}`);
  return rows.map((row) => row.id);
}

interface ProductRow extends Record<string, unknown>, Omit<SuggestedProduct, 'link'> {
  slug: string;
}

async function readProducts(shop: Shop, ids: number[]): Promise<SuggestedProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await shop.db.execute<ProductRow>(sql`
    select p.id, p.name, p.slug, p.photo, p.vat_permille as "vatPermille",
      case when (select bool_and(s.phone_price) from sizes s where s.product_id = p.id) then 0 else p.min_price end as price
    from products p where p.id = any(${sql.param(ids)}::int[])`);
  const found = new Map(rows.map(({ slug, ...row }) => [row.id, { ...row, link: productLink(row.id, slug) }]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
