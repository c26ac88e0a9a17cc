import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { photos, products } from '#server/shop/schema.ts';
import type { LeftOut } from '../rules/feeds.ts';
import { countLeftOut, listFeedProducts, listLeftOut } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Dom');
const size = { price: 1000, stock: 5 };

const CASES: [name: string, reason: LeftOut | null, size: object, product?: object][] = [
  ['zwykły', null, {}],
  ['za złotówki albo punkty', null, { points: 300 }, { forPoints: true }],
  ['tylko za punkty', 'points-only', { points: 300, phonePrice: true }, { forPoints: true }],
  ['cena na telefon', 'by-phone', { phonePrice: true }],
  ['gratis', 'free', { gratis: true }],
  ['wyprzedany', 'sold-out', { stock: 0 }],
  ['ukryty', 'hidden', {}, { visible: false }],
  ['na zamówienie', null, { status: 'order', stock: 0 }],
  ['bez terminu', 'no-day', { status: 'order', stock: 0, unknownDeliveryTime: true }],
  ['bez zdjęcia', 'no-photo', {}],
];
const ids = new Map<string, number>();
for (const [name, , own, product = {}] of CASES) {
  const id = await addProduct(shop, { name, categoryId, sizes: [{ ...size, ...own }], ...product });
  ids.set(name, id);
  if (name !== 'bez zdjęcia')
    await shop.db.insert(photos).values({ productId: id, position: 0, file: 'a.jpg', width: 10, height: 10 });
}
await shop.db.update(products).set({ available: false }).where(eq(products.name, 'wyprzedany'));
const archived = await addProduct(shop, { name: 'odłożony', categoryId, sizes: [size] });
await shop.db
  .update(products)
  .set({ archivedAt: new Date(), visible: false })
  .where(inArray(products.id, [archived]));

it.each(CASES)('O.30 %s: %s', async (name, reason) => {
  const found: (LeftOut | null)[] = [];
  for (const why of (await countLeftOut(shop, 'google')).left.keys()) {
    const listed = await listLeftOut(shop, 'google', why);
    if (listed.some(({ id }) => id === ids.get(name))) found.push(why);
  }
  expect(found).toEqual(reason === null ? [] : [reason]);
});

it('O.30 X.32 what is not left out is in the feed, and nothing else', async () => {
  const fed: number[] = [];
  for await (const batch of listFeedProducts(shop)) fed.push(...batch.map(({ id }) => id));
  const ofGoogle: readonly (LeftOut | null)[] = ['no-photo', 'no-day', null];
  const expected = CASES.filter(([, reason]) => ofGoogle.includes(reason)).map(([name]) => ids.get(name));
  expect(fed).toEqual(expected);
  expect(await countLeftOut(shop, 'ceneo')).toMatchObject({ taken: fed.length });
  expect((await countLeftOut(shop, 'google')).taken).toBe(fed.length - 2);
});
