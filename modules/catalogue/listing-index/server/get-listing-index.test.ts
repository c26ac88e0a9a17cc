import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { producers, productTraits, traits, traitValues } from '#modules/catalogue/products/server/tables.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type ChosenFilters, parseChosenFilters } from '../../listing/rules/chosen-filters.ts';
import { FILTER_FLAGS } from '../../listing/rules/filter-id.ts';
import { LISTING_SORTS, type ListingQuery, type ListingSort } from '../../listing/rules/listing-query.ts';
import { getListing } from '../../listing/server/get-listing.ts';
import { getListingIndex } from './get-listing-index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const ids: number[] = [];
let category: number;
let producerIds: number[];
let values: number[];
let trait: number;

beforeAll(async () => {
  category = await addCategory(shop, 'Kurtki');
  const made = await shop.db
    .insert(producers)
    .values(['Halny', 'Bór'].map((name) => ({ name, slug: name })))
    .returning();
  producerIds = made.map(({ id }) => id);
  const [colour] = await shop.db.insert(traits).values({ name: 'Kolor' }).returning();
  trait = colour?.id ?? 0;
  const colours = await shop.db
    .insert(traitValues)
    .values(['zielony', 'szary', 'granatowy'].map((value) => ({ traitId: trait, value })))
    .returning();
  values = colours.map(({ id }) => id);
  for (let index = 0; index < 40; index += 1) {
    const id = await addProduct(shop, {
      name: `Kurtka ${index % 7}`,
      categoryId: category,
      producerId: producerIds[index % 2],
      sizes: ['s', 'm'].map((type) => ({ type, name: type.toUpperCase(), price: 5000 + index * 10 })),
    });
    ids.push(id);
    await shop.db.insert(productTraits).values({ productId: id, valueId: values[index % 3] ?? 0 });
  }
});

/** Changes to a product by any writer, also one that sends no purge. */
const CHANGES: ((id: number, salt: number) => string)[] = [
  (id, salt) => `update products set min_price = ${1000 + salt} where id = ${id}`,
  (id, salt) => `update products set name = 'Kurtka ${salt % 9}' where id = ${id}`,
  (id, salt) => `update products set popularity = ${salt}, visible = ${salt % 3 !== 0} where id = ${id}`,
  (id, salt) => `update products set available = ${salt % 2 === 0}, is_new = ${salt % 3 === 0} where id = ${id}`,
  (id, salt) =>
    `update products set is_promotion = ${salt % 2 === 0}, is_bestseller = ${salt % 5 === 0} where id = ${id}`,
  (id, salt) => `update products set is_promotion = true, is_reduced = ${salt % 3 > 0} where id = ${id}`,
  (id, salt) =>
    `update products set created_at = '2025-01-01'::timestamptz + ${salt} * interval '1 day' where id = ${id}`,
  (id, salt) => `update sizes set stock = ${salt % 2} where product_id = ${id} and type = 'm'`,
  (id, salt) => `update sizes set status = '${salt % 2 === 0 ? 'order' : 'disable'}' where product_id = ${id}`,
  (id) => `delete from product_traits where product_id = ${id}`,
  (id, salt) => `insert into product_traits values (${id}, ${values[salt % 3]}) on conflict do nothing`,
  (id) => `delete from product_categories where product_id = ${id}`,
  (id) => `insert into product_categories values (${category}, ${id}) on conflict do nothing`,
];

const ORDERS: Record<ListingSort, string> = {
  'relevance-d': 'available desc, popularity desc, id',
  'name-a': 'name collate "pl-x-icu", id',
  'name-d': 'name collate "pl-x-icu" desc, id desc',
  'price-a': 'min_price, id',
  'price-d': 'min_price desc, id desc',
  'date-a': 'created_at, id',
  'date-d': 'created_at desc, id desc',
};

/** Any choice a shopper can tick together, as the address says it. */
const choice = fc.record({
  filter_producer: fc.subarray([0, 1]).map((places) => places.map((place) => producerIds[place])),
  filter_trait: fc.subarray([0, 1, 2]).map((places) => places.map((place) => values[place])),
  filter_sizes: fc.subarray(['s', 'm']),
  filter_flags: fc.subarray([...FILTER_FLAGS]),
  filter_available: fc.subarray(['y']),
  filter_price: fc.constantFrom([], ['10-'], ['-51'], ['10-52'], ['53-']),
});
type Choice = typeof choice extends fc.Arbitrary<infer Chosen> ? Chosen : never;

function toChosenFilters({ filter_trait, ...others }: Choice): ChosenFilters {
  const named = { ...others, [`filter_trait_${trait}`]: filter_trait };
  return parseChosenFilters(Object.entries(named).map(([name, chosen]) => [name, chosen.join()]));
}

/** The same query in SQL; an empty list filters nothing. */
async function ask(sort: ListingSort, chosen: Choice): Promise<number[]> {
  const [from, to] = (chosen.filter_price[0] ?? '-').split('-').map((limit) => (limit === '' ? null : Number(limit)));
  const { rows } = await shop.pool.query<{ id: number }>(
    `select p.id from products p
     where visible and ($2::int[] = '{}' or producer_id = any($2))
       and exists (select from product_categories c where c.product_id = p.id and c.category_id = $1)
       and ($3::int[] = '{}' or exists (select from product_traits t where t.product_id = p.id and t.value_id = any($3)))
       and ($4::text[] = '{}' or exists (select from sizes z where z.product_id = p.id and z.type = any($4)
         and (z.status = 'order' or (z.status = 'enable' and z.stock <> 0))))
       and ($5::text[] = '{}' or (is_new and 'new' = any($5)) or (is_promotion and is_reduced and 'promotion' = any($5))
         or (is_bestseller and 'bestseller' = any($5)))
       and ($6::text[] = '{}' or available)
       and ($7::int is null or min_price >= $7 * 100) and ($8::int is null or min_price <= $8 * 100)
     order by ${ORDERS[sort]}`,
    [
      ...[category, chosen.filter_producer, chosen.filter_trait, chosen.filter_sizes, chosen.filter_flags],
      ...[chosen.filter_available, from, to],
    ],
  );
  return rows.map(({ id }) => id);
}

describe('the index of listings', () => {
  it('S2.06 after any change and with any filters pages hold exactly the set, once each, in order, and counts are right', async () => {
    const change = fc.record({ what: fc.constantFrom(...CHANGES), place: fc.nat(39), salt: fc.nat(50) });
    const changes = fc.array(change, { minLength: 1, maxLength: 6 });
    const sorts = fc.constantFrom(...LISTING_SORTS);
    await fc.assert(
      fc.asyncProperty(changes, choice, sorts, fc.integer({ min: 3, max: 17 }), async (made, chosen, sort, perPage) => {
        for (const { what, place, salt } of made) await shop.pool.query(what(ids[place] ?? 0, salt));
        const expected = await ask(sort, chosen);
        const filters = toChosenFilters(chosen);
        // Pages smaller than the shop offers: a small catalogue has many of them too.
        const list = (query: object) => getListing(shop, { kind: 'category', id: category, ...query } as ListingQuery);
        const found: number[] = [];
        for (let page = 1; page <= Math.max(1, Math.ceil(expected.length / perPage)); page += 1) {
          const listing = await list({ filters, sort, perPage, page });
          expect([listing?.total, listing?.page]).toEqual([expected.length, page]);
          found.push(...(listing?.products.map(({ id }) => id) ?? []));
        }
        expect(found).toEqual(expected);
        for (const { id, values: offered } of (await list({ filters }))?.filters ?? []) {
          const others = filters.filters.filter((filter) => filter.id !== id);
          for (const { value, count } of offered) {
            const alone = { ...filters, filters: [...others, { id, values: [value] }] };
            expect([id, value, (await list({ filters: alone }))?.total]).toEqual([id, value, count]);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('receives a change that is committed after a later one was read', async () => {
    const [early = 0, late = 0] = ids;
    const priceOf = async (id: number) => {
      const { columns } = await getListingIndex(shop);
      return columns.price[columns.slotOf(id) ?? -1];
    };
    const client = await shop.pool.connect();
    try {
      await client.query('begin');
      await client.query('update products set min_price = 111 where id = $1', [early]);
      await shop.pool.query('update products set min_price = 222 where id = $1', [late]);
      expect(await priceOf(late)).toBe(222);
      expect(await priceOf(early)).not.toBe(111);
      await client.query('commit');
    } finally {
      client.release();
    }
    expect(await priceOf(early)).toBe(111);
  });

  it('shows what came and forgets what was deleted', async () => {
    const totalNow = async () => (await getListing(shop, { kind: 'category', id: category }))?.total ?? 0;
    const before = await totalNow();
    const id = await addProduct(shop, { name: 'Nowa', categoryId: category });
    expect(await totalNow()).toBe(before + 1);
    await shop.pool.query('delete from products where id = $1', [id]);
    expect(await totalNow()).toBe(before);
  });

  it('reads everything again when anything may have changed', async () => {
    await shop.pool.query(`insert into listing_changes (product_id) values (null)`);
    const { columns } = await getListingIndex(shop);
    expect(columns.count).toBeGreaterThanOrEqual(ids.length);
    await shop.pool.query('truncate product_traits');
    expect((await getListing(shop, { kind: 'category', id: category }))?.filters.map(({ id }) => id)).not.toContain(
      `filter_trait_${trait}`,
    );
  });

  it('catches up with however many notes of few products, and reads all again when very many products changed', async () => {
    const [id = 0] = ids;
    const index = await getListingIndex(shop);
    await shop.pool.query('update products set min_price = 333 where id = $1', [id]);
    await shop.pool.query('insert into listing_changes (product_id) select $1 from generate_series(1, 25000)', [id]);
    expect(await getListingIndex(shop)).toBe(index);
    expect(index.columns.price[index.columns.slotOf(id) ?? -1]).toBe(333);
    await shop.pool.query('insert into listing_changes (product_id) select n from generate_series(1, 5001) n');
    expect(await getListingIndex(shop)).not.toBe(index);
  });

  it('lets callers that come together share one look, and still see their own changes', async () => {
    const looks = await Promise.all(
      ids.slice(0, 8).map(async (id, place) => {
        await shop.pool.query('update products set min_price = $2 where id = $1', [id, 7000 + place]);
        const { columns } = await getListingIndex(shop);
        return columns.price[columns.slotOf(id) ?? -1];
      }),
    );
    expect(looks).toEqual(looks.map((_price, place) => 7000 + place));
  });
});
