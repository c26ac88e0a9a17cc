import { expect, it } from 'vitest';
import { suggest } from '#modules/catalogue/search/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { searchDocuments } from '#server/shop/schema.ts';
import { parseCommand } from './run-command.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it('indexes products again whose words are outdated', async () => {
  const productId = await addProduct(shop, { name: 'Kubek żółty', categoryId: await addCategory(shop, 'Kubki') });
  await shop.db.insert(searchDocuments).values({ productId, terms: 'dawniej' });
  const find = async () => (await suggest(shop, 'zolty', 6)).products.map(({ id }) => id);
  expect(await find()).toEqual([]);
  expect(await parseCommand(['search', 'reindex']).run(shop)).toEqual(['Products in the search index: 1.']);
  expect(await find()).toEqual([productId]);
});
