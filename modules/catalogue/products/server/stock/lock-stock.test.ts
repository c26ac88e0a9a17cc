import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { products } from '#server/shop/schema.ts';
import { turnProducts } from './lock-stock.ts';

const { shop } = await testDatabase();

it('the demo shop has on sale what a change of stock would put there, bundles by their parts', async () => {
  const rows = await shop.db.select({ id: products.id }).from(products);
  const ids = rows.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(400);
  expect(await turnProducts(shop.db, ids, shop.now())).toEqual([]);
});
