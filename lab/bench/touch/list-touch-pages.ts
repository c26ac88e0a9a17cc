import { productLink } from '#platform/links/rules/screen-links.ts';
import { withClient } from '#platform/testing/with-client.ts';
import { listAddresses } from '../list-addresses.ts';

export interface TouchPage {
  page: string;
  url: string;
  /** Where buying is pressed, if not there: what has sizes cannot be bought by the first touch. */
  buyingUrl?: string;
}

/** Main page, the largest category, and of the most popular products one with sizes and one without. */
export async function listTouchPages(databaseUrl: string, address: string): Promise<TouchPage[]> {
  const { category } = await listAddresses(databaseUrl);
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ id: number; slug: string; several: boolean }>(`
      select distinct on (several) p.id, p.slug, s.several from products p
      cross join lateral (select count(*) > 1 as several from sizes z
        where z.product_id = p.id having bool_and(z.status = 'enable' and not z.phone_price)) s
      where p.visible and p.available and p.type = 'product' and not p.for_points
      order by several, p.popularity desc, p.id`),
  );
  const addressOf = (several: boolean) => {
    const product = rows.find((row) => row.several === several);
    if (!product) throw new Error(`the shop to measure sells nothing ${several ? 'with sizes' : 'of one size'}`);
    return `${address}${productLink(product.id, product.slug)}`;
  };
  return [
    { page: 'main', url: `${address}/` },
    { page: 'listing', url: `${address}${category}` },
    { page: 'product', url: addressOf(true), buyingUrl: addressOf(false) },
  ];
}
