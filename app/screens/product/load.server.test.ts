import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { type Page, pageContext, shopContext } from '#app/request-context.server.ts';
import { addCategory, addProduct } from '#shop/db/testing/catalogue-rows.ts';
import { testDatabase } from '#shop/db/testing/test-database.ts';
import { loadProduct } from './load.server.ts';

it('a product page needs at most six queries, opinions and questions among them', async () => {
  const { shop } = await testDatabase({ filled: 'empty' });
  const id = await addProduct(shop, {
    name: 'Miska',
    categoryId: await addCategory(shop, 'Kuchnia'),
    versionGroup: 9,
  });
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(pageContext, { cache: () => {}, tag: () => {} } as unknown as Page);
  const { rows } = await shop.pool.query('select slug from products where id = $1', [id]);
  const load = () =>
    loadProduct({ context, id: String(id), url: new URL(`http://shop.test/produkt/${id}/${rows[0].slug}`) });
  await load();
  const asked = vi.spyOn(shop.pool, 'query');
  await load();
  expect(asked.mock.calls.length).toBeLessThanOrEqual(6);
});
