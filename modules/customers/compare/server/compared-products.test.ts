import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { products } from '#server/shop/schema.ts';
import { MAX_COMPARED } from '../rules/compare-view.ts';
import { addCompared, listCompared } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it('S1.03 so many products are compared; one that was hidden gives its place to another', async () => {
  const { visitor } = await createVisitor(shop);
  const categoryId = await addCategory(shop, 'Kubki');
  const ids: number[] = [];
  for (let index = 0; index <= MAX_COMPARED; index += 1) {
    ids.push(await addProduct(shop, { name: `Kubek ${index}`, categoryId }));
  }
  const last = ids.at(-1) ?? 0;
  const first = ids.slice(0, MAX_COMPARED);
  const [shown = 0, ...hidden] = first;
  for (const id of first) expect(await addCompared(shop, visitor.id, id)).toBe('added');
  expect(await addCompared(shop, visitor.id, last)).toBe('compare-full');

  await shop.db.update(products).set({ visible: false }).where(inArray(products.id, hidden));
  expect(await addCompared(shop, visitor.id, shown)).toBe('already-compared');
  expect(await addCompared(shop, visitor.id, hidden[0] ?? 0)).toBe('unknown-product');
  expect(await addCompared(shop, visitor.id, last)).toBe('added');
  expect((await listCompared(shop, visitor.id)).map(({ id }) => id)).toEqual([shown, last]);
});
