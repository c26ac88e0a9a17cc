import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#shop/platform/db/testing/catalogue-rows.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { mountGraphql } from '../mount-graphql.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const app = new Hono();
mountGraphql(app, { shop, secure: false });
const productId = await addProduct(shop, {
  name: 'Kubek',
  categoryId: await addCategory(shop, 'Kubki'),
  sizes: [
    {
      price: 2000,
      reducedSince: new Date('2026-05-01T00:00:00+02:00'),
      history: [{ price: 2600, since: new Date('2026-01-01') }],
    },
  ],
});

it.each([
  // The moment the price fell, in Warsaw: before it only the old price is known, whatever zone the machine stands in.
  ['2026-05-01 00:00:00', 26],
  ['2026-05-01 00:00:01', 20],
  ['2026-04-30T22:00:00Z', 26],
])('S3.35 a date without a zone is a Warsaw date: before %s the lowest price is %d', async (date, lowest) => {
  const query = `{ getLastLowestProductPrices(x: [{date: "${date}", productId: ${productId}, sizeId: "uniw"}]) { sizes { price { gross { value } } } } }`;
  const response = await app.request('/graphql/v1/', { method: 'POST', body: JSON.stringify({ query }) });
  const { data } = await response.json();
  expect(data.getLastLowestProductPrices[0].sizes[0].price.gross.value).toBe(lowest);
});
