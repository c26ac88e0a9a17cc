import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { mountWire } from './mount.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const app = new Hono();
mountWire(app, shop);
const id = await addProduct(shop, { name: 'Kubek', categoryId: await addCategory(shop, 'Kuchnia') });

it('stores a comment without its NUL byte', async () => {
  const response = await app.request('/basketchange.php', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `getAjax=1&product=${id}&size=uniw&number=1&comment=%00abc`,
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ outcomes: [{ code: 'added' }] });
});

it.each(['\\u0000', '\\u{0}', '\u0000'])('GraphQL takes a size written with %j', async (written) => {
  const query = `{ getLastLowestProductPrices(x: [{date: "2026-05-06", productId: ${id}, sizeId: "uniw${written}"}]) { id } }`;
  const response = await app.request('/graphql/v1/', { method: 'POST', body: JSON.stringify({ query }) });
  expect(response.status).toBe(200);
  expect(await response.json()).not.toHaveProperty('errors');
});
