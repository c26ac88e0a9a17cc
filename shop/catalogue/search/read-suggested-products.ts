import { sql } from 'drizzle-orm';
import { productLink } from '#rules/platform/links/screen-links.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { Shop } from '#shop/platform/shop.ts';

export interface SuggestedProduct {
  id: number;
  name: string;
  link: string;
  /** Path below the media folder. */
  photo: string | null;
  /** Gross, as lists have it: 0 when the price is given by phone. */
  price: Grosze;
  vatPermille: number;
}

interface ProductRow extends Record<string, unknown>, Omit<SuggestedProduct, 'link'> {
  slug: string;
}

export async function readSuggestedProducts(shop: Shop, ids: number[]): Promise<SuggestedProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await shop.db.execute<ProductRow>(sql`
    select id, name, slug, photo, vat_permille as "vatPermille", min_price as price
    from products where id = any(${sql.param(ids)}::int[])`);
  const found = new Map(rows.map(({ slug, ...row }) => [row.id, { ...row, link: productLink(row.id, slug) }]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
