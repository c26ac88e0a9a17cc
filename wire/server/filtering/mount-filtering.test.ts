import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { reindexProducts } from '#modules/catalogue/search/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { producers } from '#server/shop/schema.ts';
import { mountWire } from '../mount.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const app = new Hono();
mountWire(app, shop, { origin: 'http://sklep.test' });
let cups = 0;

beforeAll(async () => {
  cups = await addCategory(shop, 'Kubki');
  const boots = await addCategory(shop, 'Buty');
  await shop.db.insert(producers).values([
    { id: 1, name: 'Ceramika & syn', slug: 'ceramika' },
    { id: 2, name: 'Szkło', slug: 'szklo' },
  ]);
  await addProduct(shop, { name: 'Kubek niebieski', categoryId: cups, producerId: 1 });
  await addProduct(shop, { name: 'Kubek zielony', categoryId: cups, producerId: 1 });
  await addProduct(shop, { name: 'Kubek szklany', categoryId: cups, producerId: 2 });
  await addProduct(shop, { name: 'Kubek w bucie', categoryId: boots, producerId: 2 });
  await reindexProducts(shop);
});

const ask = (query: string, referer?: string) =>
  app.request(`http://sklep.test/search.php?${query}`, {
    headers: { host: 'sklep.test', ...(referer && { referer }) },
  });
const FILTERING = 'getProductXML=true&xmlType=filtering';
const counts = async (response: Response) => {
  const [, filter = ''] = /<filter id="filter_producer"[^>]*>(.*?)<\/filter>/s.exec(await response.text()) ?? [];
  return [...filter.matchAll(/<item value="(\d+)"[^>]*quantity="(\d+)"/g)].map(([, value, count]) => [value, count]);
};

it('answers the filters of a search with what each value would leave', async () => {
  const response = await ask(`text=kubek&${FILTERING}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
  expect(await counts(response.clone())).toEqual([
    ['1', '2'],
    ['2', '2'],
  ]);
  expect(await response.text()).toContain('name="Ceramika &amp; syn"');
});

it('counts the listing it is asked from when no words are searched, also behind a second question mark', async () => {
  const page = `http://sklep.test/kategoria/${cups}/kubki?counter=1`;
  expect(await counts(await ask(FILTERING, page))).toEqual([
    ['1', '2'],
    ['2', '1'],
  ]);
  const chosen = await (await ask(`filter_producer=2?${FILTERING}`, page)).text();
  expect(chosen).toMatch(/<item value="2"[^>]*selected="selected"/);
  expect(chosen).toContain('<filtering products="1">');
});

it('S7.23 counts the search it is asked from, unless it names a phrase of its own', async () => {
  const page = 'http://sklep.test/szukaj?text=niebieski&filter_producer=2';
  expect(await counts(await ask(`filter_producer=1&${FILTERING}`, page))).toEqual([['1', '1']]);
  expect(await counts(await ask(`text=niebieski&${FILTERING}`, page))).toEqual([['1', '1']]);
  expect(await counts(await ask(`text=szklany&${FILTERING}`, page))).toEqual([['2', '1']]);
  for (const other of ['http://zly.example/szukaj?text=niebieski', 'http://sklep.test/szukaj']) {
    expect(await counts(await ask(FILTERING, other))).toEqual([]);
  }
});

it('finds nothing in a category that is none, and leads to the search when no XML is asked for', async () => {
  const none = await (await ask(FILTERING, 'http://sklep.test/kategoria/999999/nic')).text();
  expect(none).toContain('<filtering products="0"/>');
  const moved = await ask('text=kubek');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/szukaj?text=kubek']);
});
