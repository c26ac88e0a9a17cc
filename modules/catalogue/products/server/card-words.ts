import { type SQL, sql } from 'drizzle-orm';
import { prepared } from '#platform/db/server/prepared.ts';
import { textOfHtml } from '#platform/html/rules/text-of-html.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { firstWords } from '#platform/text/rules/first-words.ts';
import { type CardTrait, distinguishingTraits } from '../rules/distinguishing-traits.ts';
import type { ProductCard } from '../rules/product-card.ts';
import { products } from './tables.ts';

const findWords = prepared((db: Shop['db']) =>
  db
    .select({
      id: products.id,
      lead: products.description,
      traits: sql`
        (select coalesce(json_agg(json_build_object('name', name, 'value', value) order by position, id), '[]')
          from (select t.id, t.name, t.position, string_agg(v.value, ', ' order by v.position, v.id) as value
            from product_traits pt join trait_values v on v.id = pt.value_id join traits t on t.id = v.trait_id
            where pt.product_id = products.id group by t.id) own)` as SQL<CardTrait[]>,
    })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')})`)
    .prepare('card-words'),
);

/** About two lines. */
const LEAD_LENGTH = 200;

/** The same cards with what a list has room for. */
export async function withWords(shop: Shop, cards: readonly ProductCard[]): Promise<ProductCard[]> {
  const rows = await findWords(shop.db, { ids: cards.map(({ id }) => id) });
  const found = new Map(rows.map((row) => [row.id, row]));
  return cards.map((card) => {
    const { lead = '', traits = [] } = found.get(card.id) ?? {};
    return {
      ...card,
      words: { lead: firstWords(textOfHtml(lead), LEAD_LENGTH), traits: distinguishingTraits(card.name, traits) },
    };
  });
}
