import { expect, it, vi } from 'vitest';
import { dropCached } from '#platform/cache/server/cached.ts';
import { addCategory } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { getCategoryTree } from './get-category-tree.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it('the menu is read once for many pages, and anew after it was purged', async () => {
  const home = await addCategory(shop, 'Dom');
  await addCategory(shop, 'Kuchnia', home);
  const asked = vi.spyOn(shop.pool, 'query');
  const [tree] = await Promise.all([getCategoryTree(shop), getCategoryTree(shop)]);
  await getCategoryTree(shop);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
  expect(tree).toMatchObject([{ name: 'Dom', children: [{ name: 'Kuchnia', children: [] }] }]);
  await addCategory(shop, 'Ogród');
  dropCached(shop, ['menu']);
  expect((await getCategoryTree(shop)).map(({ name }) => name)).toEqual(['Dom', 'Ogród']);
});
