import { getIntrospectionQuery } from 'graphql';
import { Hono } from 'hono';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reindexProducts } from '#modules/catalogue/search/server/index.ts';
import { queueTrackingEvent } from '#modules/content/tracking/server/index.ts';
import { dropCached, listenForPurges } from '#platform/cache/server/cached.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { popularQueries, producers, series, textPages } from '#server/shop/schema.ts';
import { mountGraphql } from './mount-graphql.ts';
import { schema } from './schema/schema.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const app = new Hono();
mountGraphql(app, { shop, secure: false });
const ids = { cup: 0, phone: 0 };

beforeAll(async () => {
  const home = await addCategory(shop, 'Dom');
  const categoryId = await addCategory(shop, 'Kubki', home);
  await shop.db.insert(producers).values({ id: 1, name: 'Kubkarnia', slug: 'kubkarnia' });
  await shop.db.insert(series).values({ id: 1, name: 'Kubek Roku', slug: 'kubek-roku' });
  await shop.db.insert(textPages).values({ address: 'o-kubkach', title: 'O kubkach', body: '', updatedAt: shop.now() });
  await shop.db.insert(popularQueries).values({ text: 'kubek termiczny', weight: 10 });
  const reduced = { price: 2000, regularPrice: 2460, reducedSince: new Date('2026-05-01T00:00:00Z') };
  const history = [{ price: 2300, since: new Date('2026-04-20T00:00:00Z') }];
  const photo = 'kubek.jpg';
  ids.cup = await addProduct(shop, {
    name: 'Kubek',
    categoryId,
    photo,
    sizes: [{ ...reduced, history }],
    popularity: 9,
  });
  ids.phone = await addProduct(shop, { name: 'Kubek wielki', categoryId, sizes: [{ phonePrice: true }] });
  for (let index = 0; index < 9; index += 1) await addProduct(shop, { name: `Kubek nr ${index}`, categoryId });
  await reindexProducts(shop);
});

interface Sent {
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

const send = ({ path = '/graphql/v1/', headers = { 'content-type': 'application/json' }, body }: Sent) =>
  app.request(path, { method: 'POST', headers, body });

const ask = async (query: string, headers?: Record<string, string>) => {
  const response = await send({ body: JSON.stringify({ query }), headers });
  expect(response.status).toBe(200);
  return response.json();
};

describe('the address', () => {
  it.each([
    '/graphql/v1/',
    '/graphql/v1',
    '/graphql/v1/?getLastLowestProductPrices',
    '/graphql/v1?query=createShoppingList',
    '/graphql/v1/?JSerror=x',
  ])('answers at %s', async (path) => {
    const response = await send({ path, body: JSON.stringify({ query: '{ hello }' }) });
    expect(await response.json()).toEqual({ data: { hello: 'hello' } });
  });

  it.each(['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'nonsense', ''])(
    'reads a JSON body sent as %j',
    async (type) => {
      const response = await send({ headers: type ? { 'content-type': type } : {}, body: '{"query":"{ hello }"}' });
      expect(await response.json()).toEqual({ data: { hello: 'hello' } });
    },
  );

  it('takes a bare query, by post and in the address', async () => {
    expect(await (await send({ body: '{ hello }' })).json()).toEqual({ data: { hello: 'hello' } });
    const got = await app.request(`/graphql/v1/?query=${encodeURIComponent('{ hello }')}`);
    expect(await got.json()).toEqual({ data: { hello: 'hello' } });
  });
});

describe('bad input', () => {
  it.each([
    '',
    '{',
    'null',
    '[]',
    '[{"query":"{hello}"}]',
    '{"query":1}',
    '{"query":""}',
    '"x"',
    '{ nothing }',
    '\u0000',
    '{"query":"{ hello("}',
  ])('answers %j with errors and no data', async (body) => {
    const response = await send({ body });
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toMatchObject({ data: null, errors: [{ message: expect.any(String) }] });
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|at \w+ \(|stack/);
  });

  it.each([
    ['deep', `{ __typename ${'a { '.repeat(12)} x ${'}'.repeat(12)} }`],
    ['deeper than can be read', '{ a '.repeat(1900)],
    ['aliases', `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: hello`).join(' ')} }`],
    ['fields', `{ ${'hello '.repeat(500)} }`],
    [
      'aliases of the schema',
      `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: __schema { types { name } }`).join(' ')} }`,
    ],
    ['depth of the schema', `{ __schema { types ${'{ fields { type '.repeat(6)} { name } ${'} }'.repeat(6)} } }`],
    ['tokens', `{ ${'hello '.repeat(5000)} }`],
    [
      'fragments',
      `${[0, 1, 2, 3, 4, 5, 6, 7].map((n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} hello }`).join(' ')} fragment F8 on Query { hello hello hello } { ...F0 }`,
    ],
  ])('refuses too much: %s', async (_what, query) => {
    const answer = await ask(query);
    expect(answer.errors.length).toBeGreaterThan(0);
    // A refusal, not a failure of ours.
    expect(answer.errors[0].message).not.toMatch(/unexpected error/i);
    expect(answer.data).toBeNull();
  });

  const many = (length: number, write: (index: number) => string) =>
    Array.from({ length }, (_, index) => write(index)).join(' ');
  it.each([
    ['a chain of fragments', `${many(165, (n) => `fragment F${n} on Query { hello ...F${n + 1} }`)} { ...F0 }`],
    ['fragments without a spread', `${many(60, (n) => `fragment F${n} on Query { ${'hello '.repeat(9)} }`)} { hello }`],
    [
      'fields of fragments without a spread',
      `${many(9, (n) => `fragment F${n} on Query { ${'hello '.repeat(50)} }`)} { hello }`,
    ],
    ['fragments in a circle', `${many(20, (n) => `fragment F${n} on Query { hello ...F${(n + 1) % 20} }`)} { ...F0 }`],
    ['aliases', `{ ${many(40, (n) => `a${n}: hello`)} }`],
    ['depth', `{ ${'a { '.repeat(12)} x ${'}'.repeat(12)} }`],
    ['operations', many(40, (n) => `query Q${n} { hello }`)],
  ])('refuses %s before a single rule of validation has looked at the schema', async (_what, query) => {
    const looked = vi.spyOn(schema, 'getQueryType');
    const answer = await ask(query);
    expect(answer).toMatchObject({ data: null, errors: [{ message: expect.stringMatching(/limit|spreads itself/) }] });
    expect(looked).not.toHaveBeenCalled();
    // One of its own, which no cache of checked queries knows.
    await ask(`query Fine${query.length} { hello }`);
    expect(looked).toHaveBeenCalled();
    looked.mockRestore();
  });

  it('answers introspection', async () => {
    const { data, errors } = await ask(getIntrospectionQuery());
    expect(errors).toBeUndefined();
    expect(data.__schema.queryType).toMatchObject({ name: 'Query' });
  });

  it('survives a fragment that spreads itself', async () => {
    const answer = await ask('fragment A on Query { ...B } fragment B on Query { ...A } { ...A }');
    expect(answer.data).toBeNull();
  });

  it('refuses a body that is too long, other methods and other sites', async () => {
    const long = await send({ body: JSON.stringify({ query: `{ hello } #${'x'.repeat(100_000)}` }) });
    expect([long.status, (await long.json()).data]).toEqual([413, null]);
    const put = await app.request('/graphql/v1/', { method: 'PUT', body: '{}' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST']);
    const foreign = await send({ body: '{"query":"{ hello }"}', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status).toBe(403);
  });
});

describe('getLastLowestProductPrices', () => {
  const fields = '{ id sizes { id price { gross { value currency formatted } } } }';
  const item = () => `{date: "2026-05-01", productId: ${ids.cup}, sizeId: "uniw"}`;

  it.each(['items', 'lastLowestPricesInput', 'products', 'x'])(
    'S3.34 takes its argument by any name: %s',
    async (name) => {
      const { data } = await ask(`{ getLastLowestProductPrices(${name}: [${item()}]) ${fields} }`);
      expect(data.getLastLowestProductPrices).toHaveLength(1);
    },
  );

  it('S3.35 S7.01 answers product, size and the lowest price before the date', async () => {
    const query = `{ getLastLowestProductPrices(x: ${item()}) { id, sizes { id, price { gross { value, currency, formatted } } } } }`;
    expect(await ask(query)).toEqual({
      data: {
        getLastLowestProductPrices: [
          {
            id: ids.cup,
            sizes: [{ id: 'uniw', price: { gross: { value: 23, currency: 'PLN', formatted: '23,00 zł' } } }],
          },
        ],
      },
    });
  });

  it('asks for net, without a date, by the older name of the size', async () => {
    const query = `{ getLastLowestProductPrices(x: [{productId: ${ids.cup}, sizeId: "onesize"}]) { sizes { price { net { value } } } } }`;
    expect((await ask(query)).data.getLastLowestProductPrices).toEqual([
      { sizes: [{ price: { net: { value: 18.7 } } }] },
    ]);
  });

  it('S3.14 has no lowest price of what is priced by phone', async () => {
    const query = `{ getLastLowestProductPrices(x: [{productId: ${ids.phone}, sizeId: "uniw"}]) ${fields} }`;
    expect((await ask(query)).data.getLastLowestProductPrices).toEqual([]);
  });

  it('leaves out what the shop does not have, and says what is wrong', async () => {
    const unknown = '[{date: "x", productId: 999999, sizeId: "?"}, {productId: -5, sizeId: ""}]';
    expect(
      (await ask(`{ getLastLowestProductPrices(x: ${unknown}) ${fields} }`)).data.getLastLowestProductPrices,
    ).toEqual([]);
    const many = `[${Array(201).fill('{productId: 1, sizeId: "M"}').join(' ')}]`;
    expect((await ask(`{ getLastLowestProductPrices(x: ${many}) ${fields} }`)).errors).toMatchObject([
      { message: 'At most 200 items can be asked for' },
    ]);
  });
});

it('says nothing of the inside when something breaks', async () => {
  const broken = new Hono();
  const noted: string[] = [];
  const log = { ...shop.log, error: (_details: object, message: string) => noted.push(message) };
  const db = new Proxy(shop.db, {
    get() {
      throw new Error('secret');
    },
  });
  mountGraphql(broken, { shop: { ...shop, db, log }, secure: false });
  const query = '{ getLastLowestProductPrices(x: {productId: 1, sizeId: "M"}) { id } }';
  const response = await broken.request('/graphql/v1/', { method: 'POST', body: JSON.stringify({ query }) });
  expect(await response.json()).toMatchObject({
    data: { getLastLowestProductPrices: null },
    errors: [{ message: 'Unexpected error.' }],
  });
  expect(noted).toEqual(['a GraphQL resolver failed']);
});

describe('trackingEvents', () => {
  it('S3.63 hands the waiting scripts out once, as texts', async () => {
    const { visitor, token } = await createVisitor(shop);
    await queueTrackingEvent(shop, visitor.id, 'first()');
    await queueTrackingEvent(shop, visitor.id, 'second()');
    const headers = { 'content-type': 'application/json', cookie: `client=${token}` };
    expect(await ask('{ trackingEvents }', headers)).toEqual({ data: { trackingEvents: ['first()', 'second()'] } });
    expect(await ask('{ trackingEvents }', headers)).toEqual({ data: { trackingEvents: [] } });
  });

  it('is empty for a visitor the shop does not know', async () => {
    expect(await ask('{ trackingEvents }')).toEqual({ data: { trackingEvents: [] } });
  });
});

describe('productsTextSearch', () => {
  const selection = `products { name link iconSmall iconSmallSecond price { price { gross { value formatted } net { value formatted } } } }
    series { name link } producers { name link } menuNodes { name link bc { item { title } } } cms { name link } searchQueries { name link }`;
  const search = async (input: string) =>
    (await ask(`{ productsTextSearch(searchInput: ${input}) { ${selection} } }`)).data.productsTextSearch;

  it('S3.38 products carry name, link, picture and both prices', async () => {
    const [product] = (await search('{text: "kub", limit: 6}')).products;
    expect(product).toEqual({
      name: 'Kubek',
      link: `/produkt/${ids.cup}/kubek`,
      iconSmall: '/obraz/160/kubek.jpg',
      iconSmallSecond: '/obraz/160/kubek.jpg',
      price: { price: { gross: { value: 20, formatted: '20,00 zł' }, net: { value: 16.26, formatted: '16,26 zł' } } },
    });
  });

  it('S3.39 S3.40 the other groups carry names and links, categories their path', async () => {
    expect(await search('{text: "kubki"}')).toMatchObject({
      series: [{ name: 'Kubek Roku', link: '/seria/1/kubek-roku' }],
      menuNodes: [{ name: 'Kubki', bc: { item: [{ title: 'Dom' }, { title: 'Kubki' }] } }],
      cms: [{ name: 'O kubkach', link: '/o-kubkach' }],
      searchQueries: [{ name: 'kubek termiczny', link: '/szukaj?text=kubek%20termiczny' }],
    });
    expect((await search('{text: "kubkarni"}')).producers).toEqual([
      { name: 'Kubkarnia', link: '/producent/1/kubkarnia' },
    ]);
  });

  it('S9.44 gives six products when no limit is said, and as many as asked', async () => {
    expect((await search('{text: "kubek"}')).products).toHaveLength(6);
    expect((await search('{text: "kubek", limit: 2}')).products).toHaveLength(2);
    expect((await search('{text: "kubek", limit: -1}')).products).toEqual([]);
  });

  it('a price given by phone is exactly 0', async () => {
    const { products } = await search('{text: "kubek wielki"}');
    expect(products[0].price.price.gross.value).toBe(0);
  });

  it('S7.31 X.26 forgives a slip while typing, and finds nothing for nonsense', async () => {
    expect((await search('{text: "kubke"}')).products).toHaveLength(6);
    expect(await search(`{text: ${JSON.stringify('"\\ \n\u0007 zzqq')}}`)).toMatchObject({
      products: [],
      menuNodes: [],
    });
  });
});

describe('suggestions that many ask for', () => {
  const query =
    '{ productsTextSearch(searchInput: {text: "kubek", limit: 1}) { products { name price { price { gross { value } } } } } }';
  const requestCounted = async (asked = query) => {
    const execute = vi.spyOn(shop.db, 'execute');
    const { data } = await ask(asked);
    const searches = execute.mock.calls.length;
    execute.mockRestore();
    return { product: data.productsTextSearch.products[0], isStored: searches === 0 };
  };
  const gross = (value: number) => ({ name: 'Kubek', price: { price: { gross: { value } } } });
  const setPrice = (price: number) =>
    shop.pool.query('update products set min_price = $2 where id = $1', [ids.cup, price]);

  beforeEach(() => listenForPurges(shop, true));
  afterEach(async () => {
    listenForPurges(shop, false);
    dropCached(shop, ['*']);
    await setPrice(2000);
  });

  it('are answered from memory, and anew when a product of them changes', async () => {
    expect(await requestCounted()).toEqual({ product: gross(20), isStored: false });
    expect(await requestCounted()).toEqual({ product: gross(20), isStored: true });
    await setPrice(1900);
    dropCached(shop, [`product:${ids.phone}`]);
    expect(await requestCounted()).toEqual({ product: gross(20), isStored: true });
    dropCached(shop, [`product:${ids.cup}`]);
    expect(await requestCounted()).toEqual({ product: gross(19), isStored: false });
  });

  it.each(['search', 'search-rules', 'menu'])('are asked for anew after a purge of %s', async (tag) => {
    await requestCounted();
    dropCached(shop, [tag]);
    expect(await requestCounted()).toMatchObject({ isStored: false });
  });

  it('are not cached without received purges, nor with personal fields, nor for long', async () => {
    const withPersonalField = query.replace('{', '{ trackingEvents ');
    await requestCounted(withPersonalField);
    expect(await requestCounted(withPersonalField)).toMatchObject({ isStored: false });
    await requestCounted();
    const later = new Hono();
    mountGraphql(later, { shop: { ...shop, now: () => new Date(shop.now().getTime() + 61_000) }, secure: false });
    const execute = vi.spyOn(shop.db, 'execute');
    await later.request('/graphql/v1/', { method: 'POST', body: query });
    expect(execute).toHaveBeenCalled();
    execute.mockRestore();
    listenForPurges(shop, false);
    expect(await requestCounted()).toMatchObject({ isStored: false });
  });
});

describe('a failure inside', () => {
  it('is logged with its reason, which the caller does not see', async () => {
    const logged: unknown[] = [];
    const log = { ...shop.log, error: (details: object) => void logged.push(details) };
    const db = new Proxy(shop.db, {
      get() {
        throw new Error('no database');
      },
    });
    const broken = new Hono();
    mountGraphql(broken, { shop: { ...shop, db, log }, secure: false });
    const item = `{date: "2026-05-01", productId: ${ids.cup}, sizeId: "uniw"}`;
    const body = JSON.stringify({ query: `{ getLastLowestProductPrices(x: ${item}) { id } }` });
    const response = await broken.request('/graphql/v1/', { method: 'POST', body });
    expect(await response.text()).not.toContain('no database');
    expect(logged).toEqual([{ err: expect.objectContaining({ message: 'no database' }) }]);
  });
});
