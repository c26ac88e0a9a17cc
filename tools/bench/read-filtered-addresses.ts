import type pg from 'pg';
import { PRODUCER_FILTER, SIZE_FILTER, traitFilter } from '#rules/catalogue/listing/filter-id.ts';
import { categoryLink } from '#rules/platform/links/screen-links.ts';

const CATEGORIES = 12;

interface Row {
  id: number;
  slug: string;
  producers: number[];
  traits: { trait: number; value: number }[];
  sizes: string[] | null;
}

/** The largest categories, each with several choices of three filters that leave something over. */
export async function readFilteredAddresses(client: pg.Client): Promise<string[]> {
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
  if (sizes) others.push(`${SIZE_FILTER}=${sizes.slice(0, 3).map(encodeURIComponent)}`);
  const filters = [...others, ...ofTraits];
  return filters.map((_filter, place) => {
    const three = [0, 1, 2].map((step) => filters[(place + step * 2) % filters.length]);
    return `${categoryLink(id, slug)}?${[...new Set(three)].join('&')}`;
  });
}
