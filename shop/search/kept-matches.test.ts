import { expect, it, vi } from 'vitest';
import { addCategory, addProduct } from '../db/testing/catalogue-rows.ts';
import { testDatabase } from '../db/testing/test-database.ts';
import { reindexProducts } from './reindex-products.ts';
import { searchProducts } from './search-products.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Kubki');
const addMug = async (name: string) => {
  const id = await addProduct(shop, { name, categoryId });
  await reindexProducts(shop, [id]);
  return id;
};
const find = async (text: string, now = shop.now()) => [
  ...(await searchProducts({ ...shop, now: () => now }, text)).ids,
];

it('the same text is not searched again within half a minute, and a reindexed product is found at once', async () => {
  const first = await addMug('Kubek biały');
  expect(await find('kubek')).toEqual([first]);
  const execute = vi.spyOn(shop.db, 'execute');
  await find('kubek');
  const again = execute.mock.calls.length;
  await find('kubek', new Date(shop.now().getTime() + 31_000));
  expect(execute.mock.calls.length - again).toBeGreaterThan(again);
  execute.mockRestore();
  const second = await addMug('Kubek czarny');
  expect(new Set(await find('kubek'))).toEqual(new Set([first, second]));
});
