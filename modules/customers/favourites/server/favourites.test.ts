import { beforeEach, expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { addFavourites, listFavourites, removeFavourites } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Odzież');
const mug = await addProduct(shop, { name: 'Kubek', categoryId });
const shirt = await addProduct(shop, { name: 'Koszulka', categoryId, sizes: [{ type: 'S' }, { type: 'M' }] });
const hidden = await addProduct(shop, { name: 'Ukryty', categoryId, visible: false });
let visitor: number;

beforeEach(async () => {
  visitor = (await createVisitor(shop)).visitor.id;
});

it('remembers products, with a size or before one is chosen', async () => {
  const outcomes = await addFavourites(shop, visitor, [
    { productId: mug, size: '' },
    { productId: mug, size: 'onesize' },
    { productId: shirt, size: '' },
    { productId: shirt, size: 'M' },
    { productId: shirt, size: 'XXL' },
    { productId: hidden, size: '' },
    { productId: 99_999_999_999, size: '' },
  ]);
  expect(outcomes.map(({ code, size }) => [code, size])).toEqual([
    ['favourite-added', 'uniw'],
    ['favourite-kept', 'uniw'],
    ['favourite-added', 'uniw'],
    ['favourite-added', 'M'],
    ['unknown-size', 'XXL'],
    ['unknown-product', ''],
    ['unknown-product', ''],
  ]);
  expect((await listFavourites(shop, visitor)).map(({ name, size }) => `${name} ${size}`).sort()).toEqual([
    'Koszulka M',
    'Koszulka uniw',
    'Kubek uniw',
  ]);
});

it('forgets exactly what was named', async () => {
  await addFavourites(shop, visitor, [
    { productId: shirt, size: 'S' },
    { productId: shirt, size: 'M' },
  ]);
  const removed = await removeFavourites(shop, visitor, [
    { productId: shirt, size: 'S' },
    { productId: -1, size: '' },
  ]);
  expect(removed).toMatchObject([{ code: 'removed', productId: shirt, size: 'S' }]);
  expect(await listFavourites(shop, visitor)).toMatchObject([{ size: 'M', link: `/produkt/${shirt}/koszulka` }]);
});

it('S3.08 forgets the universal size by its older name too', async () => {
  await addFavourites(shop, visitor, [{ productId: mug, size: '' }]);
  await removeFavourites(shop, visitor, [{ productId: mug, size: 'onesize' }]);
  expect(await listFavourites(shop, visitor)).toEqual([]);
});

it('20 clicks on one heart at once store one row', async () => {
  const clicks = await Promise.all(
    Array.from({ length: 20 }, () => addFavourites(shop, visitor, [{ productId: mug, size: '' }])),
  );
  expect(clicks.flat().filter(({ code }) => code === 'favourite-added')).toHaveLength(1);
});
