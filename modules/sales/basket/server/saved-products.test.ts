import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { listSavedProducts } from './saved-products.ts';

it('a saved product has its lowest price, and none when the price is given by phone', async () => {
  const { shop } = await testDatabase({ filled: 'empty' });
  const values = [{ id: 'a', label: 'Grawer', surcharge: 1500 }];
  const id = await addProduct(shop, {
    name: 'Kubek z napisem',
    categoryId: await addCategory(shop, 'Dom'),
    configurator: [{ name: 'napis', label: 'Napis', kind: 'text', required: true, values }],
    sizes: [
      { type: 's', price: 5900 },
      { type: 'm', price: 6900, phonePrice: true },
    ],
  });
  const kept = (await listSavedProducts(shop, [id])).get(id);
  expect(kept?.requestsMore).toBe(true);
  expect(kept?.sizes.map(({ type, price }) => [type, price])).toEqual([
    ['s', 7400],
    ['m', 0],
  ]);
});
