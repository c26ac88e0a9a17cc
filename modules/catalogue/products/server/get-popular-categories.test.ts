import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { getPopularCategories } from './get-category-tree.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it('the category with most liked products is first, and named with its parent', async () => {
  const shoes = await addCategory(shop, 'Buty');
  const winter = await addCategory(shop, 'Zimowe', shoes);
  await addProduct(shop, { name: 'But', categoryId: shoes, available: true });
  for (const name of ['But wysoki', 'But ciepły']) {
    await addProduct(shop, { name, categoryId: winter, available: true });
  }
  expect(await getPopularCategories(shop)).toEqual([
    { id: winter, name: 'Zimowe', parent: 'Buty', link: `/kategoria/${winter}/zimowe` },
    { id: shoes, name: 'Buty', parent: null, link: `/kategoria/${shoes}/buty` },
  ]);
});
