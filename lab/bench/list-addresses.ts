import type pg from 'pg';
import { PRODUCER_FILTER, SIZE_FILTER, traitFilter } from '#modules/catalogue/listing/rules/filter-id.ts';
import { writeListedSize } from '#modules/catalogue/products/rules/listed-size.ts';
import { categoryLink, productLink, searchLink } from '#platform/links/rules/screen-links.ts';
import { withClient } from '#platform/testing/with-client.ts';

export interface Addresses {
  count: number;
  products: string[];
  category: string;
  /** Beginnings of words, each once. */
  phrases: string[];
  /** Large categories with three filters chosen. */
  filtered: string[];
  /** Search pages of one word or two words, each text once. */
  searches: string[];
}

/** Real addresses and words of the shop to measure, in a fixed mixed order. */
export async function listAddresses(databaseUrl: string): Promise<Addresses> {
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
    return {
      count: counts[0]?.count ?? 0,
      products: products.map(({ id, slug }) => productLink(id, slug)),
      category: categoryLink(category.id, category.slug),
      phrases: beginnings(products.map(({ name }) => name)),
      filtered: await listFilteredAddresses(client),
      searches: [...new Set(searchTexts(products.map(({ name }) => name)))].map(searchLink),
    };
  });
}

/** Typed texts: the beginning of a word of a product's name. */
function beginnings(names: string[]): string[] {
  const words = names.flatMap((name) => name.split(/[\s,]+/).filter((word) => word.length > 3));
  return [...new Set(words.map((word, place) => word.slice(0, 4 + (place % 3)).toLocaleLowerCase('pl')))];
}

function searchTexts(names: string[]): string[] {
  return names.flatMap((name) => {
    const words = name.split(/[\s,]+/).filter((word) => word.length > 3);
    return [words[0] ?? name, words.slice(0, 2).join(' '), words.at(-1) ?? name];
  });
}

const CATEGORIES = 12;

interface Row {
  id: number;
  slug: string;
  producers: number[];
  traits: { trait: number; value: number }[];
  sizes: string[] | null;
}

/** The largest categories, each with several choices of three filters that leave something over. */
async function listFilteredAddresses(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<Row>(`
    with largest as (
      select category_id from product_categories group by 1 order by count(*) desc, 1 limit ${CATEGORIES}),
    sample as materialized (
      select l.category_id, s.product_id from largest l cross join lateral (
        select product_id from product_categories pc where pc.category_id = l.category_id
        order by popularity desc nulls last, product_id limit 200) s)
    select c.id, c.slug,
      (select array_agg(distinct p.producer_id) from sample s join products p on p.id = s.product_id
        where s.category_id = c.id and p.producer_id is not null) as producers,
      (select json_agg(distinct jsonb_build_object('trait', v.trait_id, 'value', v.id)) from sample s
        join product_traits t on t.product_id = s.product_id join trait_values v on v.id = t.value_id
        where s.category_id = c.id) as traits,
      (select array_agg(distinct z.type) from sample s join sizes z on z.product_id = s.product_id
        where s.category_id = c.id and z.type <> 'uniw') as sizes
    from categories c join largest l on l.category_id = c.id`);
  return rows.flatMap(choices);
}

function choices({ id, slug, producers, traits, sizes }: Row): string[] {
  const values = Map.groupBy(traits, ({ trait }) => trait);
  const ofTraits = [...values].map(
    ([trait, held]) => `${traitFilter(trait)}=${held.slice(0, 3).map(({ value }) => value)}`,
  );
  const others = [`${PRODUCER_FILTER}=${producers.slice(0, 4)}`, 'filter_available=y'];
  if (sizes)
    others.push(`${SIZE_FILTER}=${sizes.slice(0, 3).map((type) => encodeURIComponent(writeListedSize(type)))}`);
  const filters = [...others, ...ofTraits];
  return filters.map((_filter, place) => {
    const three = [0, 1, 2].map((step) => filters[(place + step * 2) % filters.length]);
    return `${categoryLink(id, slug)}?${[...new Set(three)].join('&')}`;
  });
}
