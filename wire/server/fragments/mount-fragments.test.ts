import { runInNewContext } from 'node:vm';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#shop/platform/db/testing/catalogue-rows.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { mountWire } from '../mount.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Buty');
const boots = await addProduct(shop, {
  name: 'Buty </script><b>górskie',
  categoryId,
  sizes: [
    { type: '41', name: '41', price: 20_000 },
    { type: '42', name: '42', price: 21_000, stock: 0 },
  ],
});
const app = new Hono();
mountWire(app, shop);
app.get('/produkt/*', (c) => {
  const { search } = new URL(c.req.url);
  if (!c.req.path.includes(String(boots))) return c.html('<html><body>Nie ma</body></html>', 404);
  return c.html(`<html><body><div id="breadcrumbs"></div><main id="content">${search}</main></body></html>`);
});
const ask = (address: string) => app.request(address, { headers: { 'accept-encoding': 'gzip' } });

it.each([
  ['?set_render=content,head', ''],
  ['?counter=1?set_render=content,head', '?counter=1'],
])('a product asked for as a fragment with %s brings its data in a script of class ajaxLoad', async (query, rest) => {
  const response = await ask(`/produkt/${boots}/buty${query}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const html = await response.text();
  expect(html).toContain(`<main id="content">${rest}</main>`);
  const scripts = [...html.matchAll(/<script class="ajaxLoad">(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  const page: { window: { product_data?: unknown } } = { window: {} };
  runInNewContext(scripts[0]?.[1] ?? '', page);
  expect(page.window.product_data).toMatchObject({
    0: { product_id: boots, name: 'Buty </script><b>górskie', sizes: [{ type: '41' }, { type: '42', amount: 0 }] },
    product_id: boots,
    sizes: { 41: { prices: { price: 200 } }, 42: { amount: 0 } },
  });
});

it('other pages, other products and the plain address stay as they are', async () => {
  expect(await (await ask(`/produkt/${boots}/buty`)).text()).not.toContain('ajaxLoad');
  const missing = await ask('/produkt/999999/nic?set_render=content');
  expect([missing.status, await missing.text()]).toEqual([404, '<html><body>Nie ma</body></html>']);
});
