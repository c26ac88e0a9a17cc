import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changePrice, changeStock } from '#modules/catalogue/products/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { addGood, equipShop } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { jobs, sizes } from '#server/shop/schema.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

async function sizeOf(productId: number) {
  const [size] = await shop.db.select().from(sizes).where(eq(sizes.productId, productId));
  if (!size) throw new Error('no size');
  return size;
}

it('X.37 sells a size again that was switched off when sold out, and not one that is withheld', async () => {
  const productId = await addGood(shop, categoryId, { stock: 0, status: 'disable' });
  const { id } = await sizeOf(productId);
  const status = async () => (await sizeOf(productId)).status;
  expect(await changeStock(shop, id, 4)).toMatchObject({ ok: true });
  expect(await status()).toBe('enable');
  await changeStock(shop, id, 4, { status: 'disable' });
  expect(await changeStock(shop, id, 6)).toEqual({ ok: true, status: 'disable' });
  expect(await status()).toBe('disable');
  await changeStock(shop, id, 6, { status: 'enable' });
  expect(await status()).toBe('enable');
});

it('O.11 writes changes of stock and price into the log, from and to', async () => {
  const command = { ...shop, actor: { kind: 'command' } as const };
  const productId = await addGood(shop, categoryId, { stock: 1, price: 5000 });
  const { id } = await sizeOf(productId);
  await changeStock(command, id, 4);
  await changePrice(command, id, 4990);
  const log = await listChanges(shop, { objectKind: 'product', objectId: String(productId) });
  expect(log.toReversed()).toMatchObject([
    { action: 'product.stocked', actorKind: 'command', before: { stock: 1 }, after: { stock: 4 } },
    { action: 'product.priced', actorKind: 'command', before: { price: 5000 }, after: { price: 4990 } },
  ]);
});

it('X.36 X.37 sets stock and price of one size and enqueues both alerts', async () => {
  const productId = await addGood(shop, categoryId, { stock: 0 });
  const { id } = await sizeOf(productId);
  await changeStock(shop, id, 4);
  await changePrice(shop, id, 4990, { regularPrice: 6000 });
  expect(await sizeOf(productId)).toMatchObject({ stock: 4, price: 4990, regularPrice: 6000 });
  const enqueued = (await shop.db.select().from(jobs)).map(({ name }) => name);
  expect(enqueued).toEqual(expect.arrayContaining(['stock-returned', 'price-dropped']));
  await changeStock(shop, id, -1);
  await changePrice(shop, id, 6000, { regularPrice: null });
  expect(await sizeOf(productId)).toMatchObject({ stock: -1, price: 6000, regularPrice: null });
});
