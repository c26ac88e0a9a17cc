import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { photos } from '#server/shop/schema.ts';
import { getChangesByRange, getProductAddresses } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Wszystko');
const early = new Date('2026-01-01T00:00:00Z');
const late = new Date('2026-05-01T00:00:00Z');
await addProduct(shop, { id: 1, name: 'Kubek', slug: 'kubek', categoryId, updatedAt: early });
await addProduct(shop, { id: 3, name: 'Koc', slug: 'koc', categoryId, updatedAt: late });
await addProduct(shop, { id: 25, name: 'Ukryty', categoryId, visible: false });
await addProduct(shop, { id: 31, name: 'Świeca', slug: 'swieca', categoryId, updatedAt: early });
const size = { width: 10, height: 10 };
await shop.db.insert(photos).values([
  { ...size, id: 31, productId: 3, position: 1, file: 'b.webp' },
  { ...size, id: 1, productId: 3, position: 0, file: 'a.webp' },
]);

it('X.16 each product comes with its own photos, the main one first', async () => {
  expect(await getProductAddresses(shop, 1, 11)).toEqual([
    { link: '/produkt/1/kubek', updatedAt: early, photos: [] },
    { link: '/produkt/3/koc', updatedAt: late, photos: ['a.webp', 'b.webp'] },
  ]);
});

it('X.16 a range says when its last product changed, an empty one nothing', async () => {
  expect(await getChangesByRange(shop, 10)).toEqual([late, null, null, early]);
});
