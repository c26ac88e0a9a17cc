import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changePrice } from '#modules/catalogue/products/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { priceHistory, productCategories, products, sizes } from '#server/shop/schema.ts';
import type { BulkChange } from '../rules/bulk-change.ts';
import { EVERY_PRODUCT } from '../rules/product-filter.ts';
import { bulkHandler, listBulk, previewBulk, startBulk, undoBulk } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const ola: Shop = { ...shop, actor: { kind: 'staff', id: await addStaff(shop, 'editor'), name: 'Ola' } };
const categoryId = await addCategory(shop, 'Namioty');
const other = await addCategory(shop, 'Plecaki');
const ids: number[] = [];
for (let at = 0; at < 3; at++) {
  ids.push(await addProduct(shop, { name: `Namiot ${at}`, categoryId, sizes: [{ price: 1000 * (at + 1) }] }));
}
const reduced = await addProduct(shop, {
  name: 'Obniżony',
  categoryId,
  sizes: [{ price: 800, regularPrice: 1000, reducedSince: new Date() }],
});
const target = { filter: { ...EVERY_PRODUCT, categoryId }, ids: [] };
const raise: BulkChange = { kind: 'price-percent', value: '3', rounding: 'none' };

const run = () => runDueJobs(shop, [bulkHandler]);
const prices = async () => {
  const rows = await shop.db
    .select()
    .from(sizes)
    .where(inArray(sizes.productId, [...ids, reduced]))
    .orderBy(sizes.id);
  return rows.map(({ price }) => price);
};

it('O.27 many prices are raised after a preview, each in history and log, and taken back as one', async () => {
  expect(await previewBulk(shop, target, raise, 1)).toMatchObject({
    count: 4,
    examples: [{ name: 'Namiot 0', before: { sizes: [{ price: 1000 }] }, after: { sizes: [{ price: 1030 }] } }],
  });
  const started = await startBulk(ola, target, raise);
  if (!started.ok) throw new Error('refused');
  expect(await startBulk(ola, target, raise)).toEqual({ ok: false, error: 'another' });
  await run();
  expect(await prices()).toEqual([1030, 2060, 3090, 824]);
  const [row] = await shop.db
    .select()
    .from(products)
    .where(eq(products.id, ids[0] ?? 0));
  expect(row).toMatchObject({ minPrice: 1030, version: 2 });
  expect(await listBulk(shop)).toMatchObject([{ state: 'done', done: 4, total: 4 }]);
  const log = await listChanges(shop, { objectKind: 'product', objectId: String(ids[0]) });
  expect(log).toMatchObject([
    { action: 'product.priced', before: { price: 1000 }, after: { price: 1030 }, actorName: 'Ola' },
  ]);

  const [second] = await shop.db
    .select()
    .from(sizes)
    .where(eq(sizes.productId, ids[1] ?? 0));
  await changePrice(ola, second?.id ?? 0, 5000);
  expect(await undoBulk(ola, started.id)).toBe(true);
  expect(await undoBulk(ola, started.id)).toBe(false);
  await run();
  expect(await prices()).toEqual([1000, 5000, 3000, 800]);
  expect(await listBulk(shop)).toMatchObject([{ state: 'undone', kept: 1 }]);
  const history = await shop.db
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.sizeId, second?.id ?? 0));
  expect(history.map(({ price }) => price)).toEqual([2000, 2060, 5000]);
});

it.each([
  [{ kind: 'visible', value: '0' }, { visible: false }],
  [{ kind: 'category', value: String(other) }, { categoryId: other }],
  [{ kind: 'new', value: '1' }, { isNew: true }],
  [{ kind: 'sell', value: '0' }, { available: false }],
] as const)('O.27 %j is done to what was ticked, and taken back', async (change, seen) => {
  const [id = 0] = ids;
  const read = async () => (await shop.db.select().from(products).where(eq(products.id, id)))[0];
  const { version: _, updatedAt: __, ...before } = (await read()) ?? {};
  const started = await startBulk(ola, { filter: EVERY_PRODUCT, ids: [id] }, { ...change, rounding: 'none' });
  if (!started.ok) throw new Error(started.error);
  await run();
  expect(await read()).toMatchObject(seen);
  await undoBulk(ola, started.id);
  await run();
  expect(await read()).toMatchObject(before);
  const listed = await shop.db.select().from(productCategories).where(eq(productCategories.productId, id));
  expect(listed.map((one) => one.categoryId)).toEqual([categoryId]);
});

it('O.27 a withheld product loses its status text, is a new version, and the undo restores the text', async () => {
  const ewa: Shop = { ...shop, actor: { kind: 'staff', id: await addStaff(shop, 'editor'), name: 'Ewa' } };
  const id = await addProduct(shop, {
    name: 'Śpiwór',
    categoryId: other,
    sizes: [{ statusDescription: 'Ostatnie sztuki', deliveryDate: 'jutro' }],
  });
  const read = async () => {
    const [size] = await shop.db.select().from(sizes).where(eq(sizes.productId, id));
    const [row] = await shop.db.select().from(products).where(eq(products.id, id));
    return [size?.status, size?.statusDescription, size?.deliveryDate, row?.version];
  };
  const change: BulkChange = { kind: 'sell', value: '0', rounding: 'none' };
  const started = await startBulk(ola, { filter: EVERY_PRODUCT, ids: [id] }, change);
  if (!started.ok) throw new Error(started.error);
  await run();
  expect(await read()).toEqual(['disable', '', '', 2]);
  await undoBulk(ewa, started.id);
  await run();
  expect(await read()).toEqual(['enable', 'Ostatnie sztuki', 'jutro', 3]);
  const log = await listChanges(shop, { objectKind: 'product', objectId: String(id) });
  expect(log.map(({ actorName }) => actorName)).toEqual(['Ewa', 'Ola']);
});

it('O.27 what is no change, or aims at nothing, is refused', async () => {
  expect(await startBulk(ola, target, { ...raise, value: 'dużo' })).toEqual({ ok: false, error: 'wrong' });
  expect(await startBulk(ola, target, { kind: 'category', value: '99999', rounding: 'none' })).toEqual({
    ok: false,
    error: 'wrong',
  });
  const nothing = { filter: { ...EVERY_PRODUCT, text: 'nie ma' }, ids: [] };
  expect(await startBulk(ola, nothing, raise)).toEqual({ ok: false, error: 'nothing' });
});
