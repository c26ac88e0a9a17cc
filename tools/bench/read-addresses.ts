import { categoryLink, productLink, searchLink } from '#rules/platform/links/screen-links.ts';
import { withClient } from '#shop/platform/db/testing/with-client.ts';
import { readFilteredAddresses } from './read-filtered-addresses.ts';

export interface Addresses {
  count: number;
  products: string[];
  category: string;
  words: string[];
  /** Large categories with three filters chosen. */
  filtered: string[];
  /** Search pages of whole words, alone and two together, each text once. */
  searches: string[];
}

/** Real addresses and words of the shop to measure, in a fixed mixed order. */
export async function readAddresses(databaseUrl: string): Promise<Addresses> {
  return withClient(databaseUrl, async (client) => {
    const { rows: counts } = await client.query<{ count: number }>('select count(*)::int as count from products');
    const { rows: products } = await client.query<{ id: number; slug: string; name: string }>(
      'select id, slug, name from products where visible order by md5(id::text) limit 3000',
    );
    const { rows: categories } = await client.query<{ id: number; slug: string }>(
      'select id, slug from categories where id = (select category_id from product_categories group by 1 order by count(*) desc, 1 limit 1)',
    );
    const [category] = categories;
    if (!category || products.length === 0) throw new Error('the shop to measure is empty');
    // What shoppers type: the beginning of a word of some product's name.
    const words = products
      .flatMap(({ name }) => name.split(/\s+/).filter((word) => word.length > 3))
      .map((word) => word.slice(0, 4));
    return {
      count: counts[0]?.count ?? 0,
      products: products.map(({ id, slug }) => productLink(id, slug)),
      category: categoryLink(category.id, category.slug),
      words,
      filtered: await readFilteredAddresses(client),
      searches: searchAddresses(products.map(({ name }) => name)),
    };
  });
}

function searchAddresses(names: string[]): string[] {
  const texts = names.flatMap((name) => {
    const words = name.split(/[\s,]+/).filter((word) => word.length > 3);
    return [words[0] ?? name, words.slice(0, 2).join(' '), words.at(-1) ?? name];
  });
  return [...new Set(texts)].map(searchLink);
}
