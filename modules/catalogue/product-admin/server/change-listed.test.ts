import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changePrice, changeStock, previewReduction } from '#modules/catalogue/products/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { categories, products, sizes } from '#server/shop/schema.ts';
import { setVisible } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const ola: Shop = { ...shop, actor: { kind: 'staff', id: 7, name: 'Ola' } };
const categoryId = await addCategory(shop, 'Namioty');

async function add(size: Partial<typeof sizes.$inferInsert> = {}) {
  const id = await addProduct(shop, { name: 'Namiot', categoryId, sizes: [{ price: 10_000, ...size }] });
  const [row] = await shop.db.select().from(sizes).where(eq(sizes.productId, id));
  return { id, sizeId: row?.id ?? 0 };
}

const logOf = async (id: number) =>
  (await listChanges(shop, { objectKind: 'product', objectId: String(id) })).map(({ action, before, after }) => ({
    action,
    before,
    after,
  }));

it('O.11 a price and a stock changed by a user are in the log with the previous values', async () => {
  const { id, sizeId } = await add();
  await changePrice(ola, sizeId, 9000);
  await changePrice(ola, sizeId, 9000);
  await changeStock(ola, sizeId, 8);
  expect(await logOf(id)).toEqual([
    { action: 'product.stocked', before: { size: 'uniw', stock: 5 }, after: { size: 'uniw', stock: 8 } },
    { action: 'product.priced', before: { size: 'uniw', price: 10_000 }, after: { size: 'uniw', price: 9000 } },
  ]);
});

it('O.26 a value another user changed in the meantime is not overwritten', async () => {
  const { sizeId } = await add();
  await changePrice(ola, sizeId, 9000);
  expect(await changePrice(ola, sizeId, 8000, { seen: 10_000 })).toEqual({ ok: false, error: 'changed_since' });
  expect(await changePrice(ola, sizeId, 8000, { seen: 9000 })).toEqual({ ok: true });
  await changeStock(ola, sizeId, 4);
  expect(await changeStock(ola, sizeId, 9, { seen: 5 })).toEqual({ ok: false, error: 'changed_since' });
});

it('X.38 shows the allowed announcement before a price is saved', async () => {
  const { sizeId } = await add();
  await changePrice(ola, sizeId, 8000);
  expect(await previewReduction(shop, sizeId, { price: 7200, regularPrice: 10_000 })).toMatchObject({
    lowest: 8000,
    saving: { percent: 10, from: 'lowest' },
  });
  expect(await previewReduction(shop, sizeId, { price: 8000, regularPrice: 10_000 })).toEqual({
    lowest: 8000,
    saving: null,
  });
  expect(await previewReduction(shop, sizeId, { price: 7200 })).toBeNull();
});

it('O.24 hiding a product takes it out of the counts of its categories and says so in the log', async () => {
  const { id } = await add();
  const count = async () =>
    (await shop.db.select().from(categories).where(eq(categories.id, categoryId)))[0]?.productCount;
  expect(await setVisible(ola, id, false)).toBe('done');
  const without = (await count()) ?? 0;
  expect(await setVisible(ola, id, true)).toBe('done');
  expect(await count()).toBe(without + 1);
  expect((await logOf(id)).map(({ action }) => action)).toEqual(['product.shown', 'product.hidden']);
  const [row] = await shop.db.select().from(products).where(eq(products.id, id));
  expect(row?.version).toBe(3);
  await shop.db.update(products).set({ archivedAt: new Date(), visible: false }).where(eq(products.id, id));
  expect(await setVisible(ola, id, true)).toBe('archived');
  expect(await setVisible(ola, 0, true)).toBe('unknown');
});
