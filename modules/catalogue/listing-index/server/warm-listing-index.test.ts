import { expect, it, vi } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { testLog } from '#platform/testing/with-client.ts';
import { getListingIndex, warmListingIndex } from './get-listing-index.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it('the first listing after warming up does not read the products', async () => {
  const category = await addCategory(shop, 'Kurtki');
  await addProduct(shop, { name: 'Kurtka Halna', categoryId: category });
  const log = { ...testLog, info: vi.fn() };
  await warmListingIndex({ ...shop, log });
  expect(log.info).toHaveBeenCalledWith(expect.objectContaining({ products: 1 }), expect.any(String));
  const execute = vi.spyOn(shop.db, 'execute');
  expect((await getListingIndex(shop)).columns.count).toBe(1);
  // One look at what changed since.
  expect(execute).toHaveBeenCalledTimes(1);
  execute.mockRestore();
});

it('logs a database that does not answer, and throws nothing', async () => {
  const log = { ...testLog, warn: vi.fn() };
  const execute = vi.spyOn(shop.db, 'execute').mockRejectedValueOnce(new Error('gone'));
  await expect(warmListingIndex({ ...shop, log })).resolves.toBeUndefined();
  expect(log.warn).toHaveBeenCalledTimes(1);
  execute.mockRestore();
});
