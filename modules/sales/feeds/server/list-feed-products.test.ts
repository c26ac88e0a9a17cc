import { gt } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { products } from '#server/shop/schema.ts';
import { listFeedProducts } from './index.ts';

const { shop } = await testDatabase();

it('X.31 X.32 the catalogue is read page by page, each only when it is asked for', async () => {
  const allIds: number[] = [];
  for await (const batch of listFeedProducts(shop)) allIds.push(...batch.map(({ id }) => id));
  const paged: number[] = [];
  for await (const batch of listFeedProducts(shop, 30)) {
    expect(batch.length).toBeLessThanOrEqual(30);
    paged.push(...batch.map(({ id }) => id));
  }
  expect(paged).toEqual(allIds);
  expect(allIds.length).toBeGreaterThan(300);
  const reading = listFeedProducts(shop, 30);
  const first = (await reading.next()).value ?? [];
  // Later batches show changes of the catalogue: they are not read ahead.
  await shop.db
    .update(products)
    .set({ visible: false })
    .where(gt(products.id, first.at(-1)?.id ?? 0));
  expect((await reading.next()).done).toBe(true);
});
