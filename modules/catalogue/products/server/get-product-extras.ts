import { sql } from 'drizzle-orm';
import { prepared } from '#platform/db/server/prepared.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ProductEnclosure, ProductPhoto } from '../rules/product-page.ts';

export interface ProductExtras {
  photos: ProductPhoto[];
  enclosures: ProductEnclosure[];
  traits: { name: string; value: string }[];
  dictionary: { term: string; explanation: string }[];
  warranty: { name: string; description: string } | null;
}

const ITS_ID = sql.placeholder('id');

const findExtras = prepared((db: Shop['db']) =>
  db
    .select({
      photos: sql<ProductExtras['photos']>`
        (select coalesce(json_agg(json_build_object('file', file, 'width', width, 'height', height, 'tone', tone,
            'alt', alt) order by position, id), '[]')
          from photos where product_id = ${ITS_ID})`,
      enclosures: sql<ProductExtras['enclosures']>`
        (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'title', title, 'file', file,
            'bytes', bytes, 'poster', poster) order by position, id), '[]')
          from enclosures where product_id = ${ITS_ID})`,
      traits: sql<ProductExtras['traits']>`
        (select coalesce(json_agg(json_build_object('name', t.name, 'value', v.value)
            order by t.position, t.id, v.position, v.id), '[]')
          from product_traits pt join trait_values v on v.id = pt.value_id join traits t on t.id = v.trait_id
          where pt.product_id = ${ITS_ID})`,
      dictionary: sql<ProductExtras['dictionary']>`
        (select coalesce(json_agg(json_build_object('term', e.term, 'explanation', e.explanation)
            order by e.term), '[]')
          from product_dictionary pd join dictionary_entries e on e.id = pd.entry_id
          where pd.product_id = ${ITS_ID})`,
      warranty: sql<ProductExtras['warranty']>`
        (select json_build_object('name', w.name, 'description', w.description)
          from products p join warranties w on w.id = p.warranty_id where p.id = ${ITS_ID})`,
    })
    .from(sql`(select) as one_row`)
    .prepare('product-extras'),
);

/** Photos, enclosures, traits, dictionary entries and warranty of a product in one query. */
export async function getProductExtras(shop: Shop, id: number): Promise<ProductExtras> {
  const [extras] = await findExtras(shop.db, { id });
  if (!extras) throw new Error('A select without a table always answers one row');
  return extras;
}
