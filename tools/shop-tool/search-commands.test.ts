import { expect, it } from 'vitest';
import { searchDocuments } from '#shop/db/schema.ts';
import { addCategory, addProduct } from '#shop/db/testing/catalogue-rows.ts';
import { testDatabase } from '#shop/db/testing/test-database.ts';
import { suggest } from '#shop/search/index.ts';
import { readCommand } from './run-command.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it('products the search knows in an old way are found again', async () => {
  const productId = await addProduct(shop, { name: 'Kubek żółty', categoryId: await addCategory(shop, 'Kubki') });
  await shop.db.insert(searchDocuments).values({ productId, terms: 'dawniej' });
  const find = async () => (await suggest(shop, 'zolty', 6)).products.map(({ id }) => id);
  expect(await find()).toEqual([]);
  expect(await readCommand(['search', 'reindex']).run(shop)).toEqual(['Products the search knows: 1.']);
  expect(await find()).toEqual([productId]);
});
