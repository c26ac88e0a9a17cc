import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { products, productTraits, traits, traitValues } from '#modules/catalogue/products/server/tables.ts';
import { reindexProducts } from '#modules/catalogue/search/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { parseChosenFilters } from '../rules/chosen-filters.ts';
import { LISTING_SORTS } from '../rules/listing-query.ts';
import { getListing } from './get-listing.ts';

const { shop } = await testDatabase({ filled: 'empty' });
let clothes: number;
let jackets: number;

beforeAll(async () => {
  clothes = await addCategory(shop, 'Odzież');
  jackets = await addCategory(shop, 'Kurtki', clothes);
  const add = (name: string, price: number, popularity: number, year: number, categoryId = jackets) =>
    addProduct(shop, {
      name,
      popularity,
      categoryId,
      sizes: [{ price }],
      createdAt: new Date(`${year}-01-01T00:00:00Z`),
    });
  await add('Łódka', 300, 5, 2021);
  await add('Lampa', 100, 9, 2023);
  await add('Zegar', 200, 7, 2022);
  await add('Czapka', 50, 1, 2024, clothes);
  await addProduct(shop, { name: 'Ukryty', categoryId: jackets, visible: false });
});

const namesOf = async (query: Parameters<typeof getListing>[1]) =>
  (await getListing(shop, query))?.products.map((card) => card.name);

describe('getListing', () => {
  it.each([
    ['relevance-d', ['Lampa', 'Zegar', 'Łódka']],
    ['name-a', ['Lampa', 'Łódka', 'Zegar']],
    ['name-d', ['Zegar', 'Łódka', 'Lampa']],
    ['price-a', ['Lampa', 'Zegar', 'Łódka']],
    ['price-d', ['Łódka', 'Zegar', 'Lampa']],
    ['date-a', ['Łódka', 'Zegar', 'Lampa']],
    ['date-d', ['Lampa', 'Zegar', 'Łódka']],
  ] as const)('sorts the whole set by %s', async (sort, names) => {
    expect(await namesOf({ kind: 'category', id: jackets, sort })).toEqual(names);
  });

  it('recommends what can be bought before what cannot, also after it was sold out', async () => {
    const shoes = await addCategory(shop, 'Buty');
    const trekking = await addProduct(shop, { name: 'Trapery', categoryId: shoes, popularity: 9 });
    await addProduct(shop, { name: 'Kalosze', categoryId: shoes, popularity: 5 });
    expect(await namesOf({ kind: 'category', id: shoes })).toEqual(['Trapery', 'Kalosze']);
    await shop.db.update(products).set({ available: false }).where(eq(products.id, trekking));
    expect(await namesOf({ kind: 'category', id: shoes })).toEqual(['Kalosze', 'Trapery']);
  });

  it('sorts and filters a configurable product by the price its card shows', async () => {
    const gifts = await addCategory(shop, 'Prezenty');
    const values = [{ id: 'a', label: 'Grawer', surcharge: 1500 }];
    const configurator = [{ name: 'napis', label: 'Napis', kind: 'text' as const, required: true, values }];
    await addProduct(shop, { name: 'Kubek z napisem', categoryId: gifts, sizes: [{ price: 5900 }], configurator });
    await addProduct(shop, { name: 'Kubek', categoryId: gifts, sizes: [{ price: 6900 }] });
    const query = { kind: 'category', id: gifts, sort: 'price-a' } as const;
    const cards = (await getListing(shop, query))?.products.map(({ name, price }) => [name, price]);
    expect(cards).toEqual([
      ['Kubek', 6900],
      ['Kubek z napisem', 7400],
    ]);
    const filters = parseChosenFilters(new URLSearchParams('filter_price=-70'));
    expect(await namesOf({ ...query, filters })).toEqual(['Kubek']);
  });

  it('holds the products of lower categories and says what is below', async () => {
    const listing = await getListing(shop, { kind: 'category', id: clothes });
    expect(listing).toMatchObject({
      title: 'Odzież',
      total: 4,
      page: 1,
      pages: 1,
      perPage: 24,
      correctedText: null,
      path: [{ id: clothes, name: 'Odzież', link: `/kategoria/${clothes}/odziez` }],
      children: [{ id: jackets, name: 'Kurtki' }],
    });
    expect(listing?.tags).toContain(`category:${clothes}`);
  });

  it('pages the whole set, and shows the last page when asked beyond it', async () => {
    const many = await addCategory(shop, 'Wiele');
    for (let index = 0; index < 30; index += 1) {
      await addProduct(shop, { name: `Rzecz ${index}`, categoryId: many, popularity: 100 - index });
    }
    const second = await getListing(shop, { kind: 'category', id: many, page: 2 });
    expect(second).toMatchObject({ total: 30, page: 2, pages: 2 });
    expect(second?.products.map((card) => card.name)).toEqual(
      [24, 25, 26, 27, 28, 29].map((index) => `Rzecz ${index}`),
    );
    expect(await getListing(shop, { kind: 'category', id: many, page: 99 })).toMatchObject({ page: 2 });
  });

  it('lists what a text finds, in every order', async () => {
    await reindexProducts(shop);
    for (const sort of LISTING_SORTS) expect(await namesOf({ kind: 'search', text: 'lampy', sort })).toEqual(['Lampa']);
    expect(await getListing(shop, { kind: 'search', text: 'nic takiego' })).toMatchObject({ total: 0, pages: 1 });
  });

  it('S2.06 with filters chosen every category of the department counts what one finds there with them', async () => {
    const home = await addCategory(shop, 'Dom');
    const kitchen = await addCategory(shop, 'Kuchnia', home);
    const pots = await addCategory(shop, 'Garnki', kitchen);
    const garden = await addCategory(shop, 'Ogród', home);
    const empty = await addCategory(shop, 'Drogie', home);
    const categoryIds = [pots, pots, kitchen, garden, garden, garden, empty];
    for (const [index, categoryId] of categoryIds.entries()) {
      const price = categoryId === empty ? 90_000 : 1000 + index * 500;
      await addProduct(shop, { name: `Sprzęt ${index}`, categoryId, isNew: index % 2 === 0, sizes: [{ price }] });
    }
    const open = (id: number, query: string) =>
      getListing(shop, { kind: 'category', id, filters: parseChosenFilters(new URLSearchParams(query)) });
    for (const query of ['filter_price=12-32', 'filter_flags=new', 'filter_flags=new&filter_price=-30']) {
      for (const from of [home, pots]) {
        const counted = (await open(from, query))?.inCategories;
        for (const id of [home, kitchen, pots, garden]) {
          expect(`${query} ${id} ${counted?.get(id)}`).toBe(`${query} ${id} ${(await open(id, query))?.total}`);
        }
      }
    }
    const narrowed = await open(home, 'filter_price=12-32');
    expect(new Map(narrowed?.children.map(({ id, count }) => [id, count]))).toEqual(
      new Map([
        [kitchen, 2],
        [garden, 2],
      ]),
    );
    // A range the wrong way round chooses nothing.
    const all = await open(home, 'filter_price=9-1');
    expect([all?.inCategories, all?.children.length]).toEqual([null, 3]);
  });

  it.each([
    { kind: 'category', id: 12_345 },
    { kind: 'producer', id: 12_345 },
    { kind: 'series', id: -1 },
    { kind: 'category', id: 2 ** 40 },
  ] as const)('is null for what does not exist: %o', async (query) => {
    expect(await getListing(shop, query)).toBeNull();
  });
});

describe('one card per model', () => {
  const shopWith = (oneCardPerModel: boolean) => ({ ...shop, settings: { ...shop.settings, oneCardPerModel } });
  const grouped = shopWith(true);
  const each = shopWith(false);
  let coats: number;
  let green: string;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    coats = await addCategory(shop, 'Płaszcze');
    const [colour] = await shop.db.insert(traits).values({ name: 'Kolor' }).returning();
    const [value] = await shop.db
      .insert(traitValues)
      .values({ traitId: colour?.id ?? 0, value: 'zielony' })
      .returning();
    green = `filter_traits[${colour?.id}]=${value?.id}`;
    const add = async (name: string, price: number, popularity: number, model?: string) => {
      const versionGroup = model === undefined ? null : (ids[model] ?? null);
      ids[name] = await addProduct(shop, {
        name,
        popularity,
        versionGroup,
        versionName: name.split(' ')[1] ?? null,
        versionTone: '#123456',
        categoryId: coats,
        sizes: [{ price }],
      });
      if (name.endsWith('zielony'))
        await shop.db.insert(productTraits).values({ productId: ids[name], valueId: value?.id ?? 0 });
    };
    await add('Halny szary', 300, 9);
    await shop.db
      .update(products)
      .set({ versionGroup: ids['Halny szary'] })
      .where(eq(products.id, ids['Halny szary'] ?? 0));
    await add('Halny zielony', 200, 3, 'Halny szary');
    await add('Halny rudy', 400, 5, 'Halny szary');
    await add('Bór', 250, 7);
    await add('Tatry szary', 100, 1);
    await shop.db
      .update(products)
      .set({ versionGroup: ids['Tatry szary'] })
      .where(eq(products.id, ids['Tatry szary'] ?? 0));
    await reindexProducts(shop, Object.values(ids));
  });

  const open = (query: Partial<Parameters<typeof getListing>[1]> = {}, of = grouped) =>
    getListing(of, { kind: 'category', id: coats, ...query } as Parameters<typeof getListing>[1]);
  const names = (listing: Awaited<ReturnType<typeof open>>) => listing?.products.map(({ name }) => name);

  it('a model is listed once, where its first version would be; counts are of products, pages of cards', async () => {
    const listing = await open();
    expect(names(listing)).toEqual(['Halny szary', 'Bór', 'Tatry szary']);
    expect(listing).toMatchObject({ total: 5, cards: 3 });
    expect(names(await open({}, each))).toHaveLength(5);
    expect(await open({}, each)).toMatchObject({ total: 5, cards: 5 });
  });

  it.each([
    ['price-a', ['Tatry szary', 'Halny zielony', 'Bór']],
    ['price-d', ['Halny rudy', 'Bór', 'Tatry szary']],
  ] as const)('sorted by %s the first version is shown', async (sort, shown) => {
    expect(names(await open({ sort }))).toEqual(shown);
  });

  it('every model is on one page alone, and the last page is the last', async () => {
    const hats = await addCategory(shop, 'Czapki');
    for (let model = 0; model < 30; model += 1) {
      const first = await addProduct(shop, { name: `Czapka ${model}`, categoryId: hats });
      await shop.db.update(products).set({ versionGroup: first }).where(eq(products.id, first));
      await addProduct(shop, { name: `Czapka ${model} ruda`, categoryId: hats, versionGroup: first });
    }
    const pages = await Promise.all([1, 2, 3].map((page) => open({ id: hats, page })));
    expect(pages.map((listing) => [listing?.page, listing?.pages, listing?.products.length])).toEqual([
      [1, 2, 24],
      [2, 2, 6],
      [2, 2, 6],
    ]);
    expect(new Set(pages.flatMap(names))).toHaveLength(30);
  });

  it('filtered by a colour the card shows the version of that colour', async () => {
    const listing = await open({ filters: parseChosenFilters(new URLSearchParams(green)) });
    expect(listing).toMatchObject({ total: 1, cards: 1 });
    expect(names(listing)).toEqual(['Halny zielony']);
  });

  it('a card knows the colours of its model; a model of one colour offers no choice', async () => {
    const [halny, bor, tatry] = (await open())?.products ?? [];
    expect(halny?.versions.map(({ name, tone }) => [name, tone])).toEqual([
      ['szary', '#123456'],
      ['zielony', '#123456'],
      ['rudy', '#123456'],
    ]);
    expect([bor?.versions, tatry?.versions]).toEqual([[], []]);
    expect((await open({}, each))?.products.every(({ versions }) => versions.length === 0)).toBe(true);
  });

  it('the page is made anew when another colour of the model changes', async () => {
    expect((await open())?.tags).toContain(`product:${ids['Halny rudy']}`);
  });

  it('a search shows each model once too, the version that fits best', async () => {
    const listing = await open({ kind: 'search', text: 'halny' });
    expect(names(listing)).toEqual(['Halny szary']);
    expect(listing).toMatchObject({ total: 3, cards: 1, pages: 1 });
    expect(names(await open({ kind: 'search', text: 'halny rudy' }))).toEqual(['Halny rudy']);
  });

  it('a product that leaves its model has a card of its own at once', async () => {
    await shop.db
      .update(products)
      .set({ versionGroup: null })
      .where(eq(products.id, ids['Halny rudy'] ?? 0));
    expect(names(await open())).toEqual(['Halny szary', 'Bór', 'Halny rudy', 'Tatry szary']);
  });
});

it('of all marked bestsellers only the twentieth part that sells best is called so on cards', async () => {
  const socks = await addCategory(shop, 'Skarpety');
  for (let index = 0; index < 40; index += 1) {
    const popularity = 1000 + index;
    await addProduct(shop, { name: `Skarpety ${index}`, categoryId: socks, popularity, isBestseller: true });
  }
  const listing = await getListing(shop, { kind: 'category', id: socks, perPage: 48 });
  const marked = listing?.products.filter(({ flags }) => flags.isBestseller).map(({ name }) => name);
  const [{ count = 0 } = {}] = await shop.db.select({ count: sql<number>`count(*)::int` }).from(products);
  expect(marked).toHaveLength(Math.floor(count / 20));
  expect(marked?.[0]).toBe('Skarpety 39');
  // The owner's mark still chooses.
  expect(listing?.filters.find(({ id }) => id === 'filter_flags')?.values).toMatchObject([
    { value: 'bestseller', count: 40 },
  ]);
});
