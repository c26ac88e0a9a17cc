import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { realPages } from './testing/real-pages.ts';
import { startTestServer } from './testing/start-test-server.ts';

// Wire, pages and page cache composed as in production: on another app the fragments answered 404 unnoticed.
const { shop, url } = await testDatabase({ filled: 'empty' });
const server = await startTestServer({ shop, databaseUrl: url, ...(await realPages()) });
afterAll(() => server.close());

const categoryId = await addCategory(shop, 'Buty');
const boots = await addProduct(shop, {
  name: 'Buty </script><b>górskie',
  slug: 'buty',
  categoryId,
  sizes: [
    { type: '41', name: '41', price: 20_000 },
    { type: '42', name: '42', price: 21_000, stock: 0 },
  ],
});
for (let index = 0; index < 30; index += 1) await addProduct(shop, { name: `Kalosze ${index}`, categoryId });

const ask = async (path: string) => {
  const response = await fetch(server.address + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const SCRIPT = /<script class="ajaxLoad">(.*?)<\/script>/gs;

it.each([
  ['', '?set_render=content,head'],
  ['?x=1', '?set_render=content,head'],
  ['?x=1', '&set_render=content'],
])('S7.10 a product page with %s%s answers its page and its data', async (query, suffix) => {
  const plain = `/produkt/${boots}/buty${query}`;
  const { status, headers, html } = await ask(plain + suffix);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(html.replace(SCRIPT, '')).toBe((await ask(plain)).html);
  const scripts = [...html.matchAll(SCRIPT)];
  expect(scripts).toHaveLength(1);
  const page: { window: { product_data?: unknown } } = { window: {} };
  runInNewContext(scripts[0]?.[1] ?? '', page);
  expect(page.window.product_data).toMatchObject({
    0: { product_id: boots, name: 'Buty </script><b>górskie', sizes: [{ type: '41' }, { type: '42', amount: 0 }] },
    product_id: boots,
    sizes: { 41: { prices: { price: 200 } }, 42: { amount: 0 } },
  });
});

it.each([
  '/',
  `/kategoria/${categoryId}/buty`,
  `/kategoria/${categoryId}/buty?counter=1`,
  '/szukaj?text=kalosze',
  '/promocje',
  '/blog',
  '/aktualnosci',
  '/opinie',
  '/contact.php',
  `/produkt/${boots}/buty/opinie`,
])('S7.10 the fragment of %s is its page', async (plain) => {
  const { html, status } = await ask(`${plain}?set_render=content,head`);
  expect(status).toBe(200);
  expect(html).toContain('id="content"');
  expect(html).toContain('id="breadcrumbs"');
  expect(html).toBe((await ask(plain)).html);
  expect(html).not.toContain('ajaxLoad');
});

it('the second page of a list differs from the first', async () => {
  const list = `/kategoria/${categoryId}/buty`;
  expect((await ask(`${list}?counter=1?set_render=content`)).html).not.toBe((await ask(list)).html);
});

it('a redirect passes the suffix on, so that the new address answers the data too', async () => {
  const moved = await ask(`/produkt/${boots}/dawna-nazwa?set_render=content,head`);
  const location = moved.headers.get('location') ?? '';
  expect([moved.status, location]).toEqual([301, `/produkt/${boots}/buty?set_render=content%2Chead`]);
  expect((await ask(location)).html).toContain('ajaxLoad');
  expect((await ask(`/produkt/${boots}/dawna-nazwa`)).headers.get('location')).toBe(`/produkt/${boots}/buty`);
});

it('an unknown product answers 404 and no data', async () => {
  const missing = await ask('/produkt/999999/nic?set_render=content');
  expect(missing.status).toBe(404);
  expect(missing.html).not.toContain('ajaxLoad');
});
