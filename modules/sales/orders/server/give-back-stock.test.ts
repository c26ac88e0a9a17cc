import { and, asc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bundleParts, sizes } from '#modules/catalogue/products/server/tables.ts';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { orderStock } from '#modules/sales/order-ledger/server/tables.ts';
import { addProduct } from '#platform/testing/catalogue-rows.ts';
import { addGood, equipShop, newShopper, placed, stockOf } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { jobs } from '#server/shop/schema.ts';
import { cancelOrder, findOrderById, giveBackStock } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

/** A bundle of a shirt, whose size is chosen, two cups and a saucer. */
async function addBundle() {
  const small = { type: 'S', name: 'S', price: 5000, stock: 20 };
  const shirtSizes = [small, { ...small, type: 'M', name: 'M' }];
  const shirt = await addProduct(shop, { name: 'Koszulka', categoryId, sizes: shirtSizes });
  const cup = await addGood(shop, categoryId, { stock: 20 });
  const saucer = await addGood(shop, categoryId, { stock: 20 });
  const bundle = await addGood(shop, categoryId, { stock: -1 }, { name: 'Zestaw', type: 'product_bundle' });
  const [shirtPart] = await shop.db
    .insert(bundleParts)
    .values([
      { productId: bundle, partProductId: shirt, quantity: 1, position: 0 },
      { productId: bundle, partProductId: cup, quantity: 2, position: 1 },
      { productId: bundle, partProductId: saucer, quantity: 1, position: 2 },
    ])
    .returning({ id: bundleParts.id });
  const parts = [{ id: shirtPart?.id ?? 0, product: shirt, size: 'M', quantity: 1 }];
  return { bundle, shirt, cup, saucer, extras: { parts } };
}

async function linesOf(orderId: number) {
  return (await findOrderById(shop.db, orderId))?.lines.map(({ lineId }) => lineId) ?? [];
}

it('of a bundle the pieces of its parts come back, as many as one holds, in the size that was taken', async () => {
  const { bundle, shirt, cup, saucer, extras } = await addBundle();
  const shopper = await newShopper(shop, [{ productId: cup, quantity: 3 }]);
  await addToBasket(shop, shopper.visitorId, { productId: bundle, size: '', quantity: 4, extras }, shopper);
  const { orderId } = await placed(shop, shopper);
  const stock = async () => [
    ...(await shop.db.select().from(sizes).where(eq(sizes.productId, shirt)).orderBy(asc(sizes.type))).map(
      ({ type, stock }) => [type, stock],
    ),
    ['cup', await stockOf(shop, cup)],
    ['saucer', await stockOf(shop, saucer)],
  ];
  const left = (shirts: number, cups: number) => [
    ['M', shirts],
    ['S', 20],
    ['cup', cups],
    // One to each shirt.
    ['saucer', shirts],
  ];
  expect(await stock()).toEqual(left(16, 20 - 3 - 8));
  const [single = 0, several = 0] = await linesOf(orderId);
  const giveBack = (pieces: { lineId: number; quantity: number }[]) =>
    shop.db.transaction((tx) => giveBackStock(tx, orderId, shop.now(), pieces));
  await giveBack([{ lineId: several, quantity: 1 }]);
  expect(await stock()).toEqual(left(17, 11));
  // A line that was not bought changes nothing for the others.
  await giveBack([
    { lineId: 2_000_000_000, quantity: 1 },
    { lineId: several, quantity: 2 },
    { lineId: single, quantity: 1 },
  ]);
  expect(await stock()).toEqual(left(19, 16));
  await giveBack([]);
  expect(await stock()).toEqual(left(19, 16));
  // A part whose size has another name now waits for the whole order.
  const rename = (type: string, to: string) =>
    shop.db
      .update(sizes)
      .set({ type: to })
      .where(and(eq(sizes.productId, shirt), eq(sizes.type, type)));
  await rename('M', 'L');
  await giveBack([{ lineId: several, quantity: 1 }]);
  expect([await stockOf(shop, cup), await stockOf(shop, saucer)]).toEqual([18, 20]);
  await rename('L', 'M');
  await cancelOrder(shop, orderId);
  expect(await stock()).toEqual(left(20, 20));
});

it('what an order holds no longer is marked, and kept for no other order', async () => {
  const productId = await addGood(shop, categoryId, { stock: 10 });
  const { orderId } = await placed(shop, await newShopper(shop, [{ productId, quantity: 4 }]));
  const other = await placed(shop, await newShopper(shop, [{ productId, quantity: 4 }]));
  const held = (id: number) =>
    shop.db
      .select({ quantity: orderStock.quantity, givenBackAt: orderStock.givenBackAt })
      .from(orderStock)
      .where(eq(orderStock.orderId, id));
  const [lineId = 0] = await linesOf(orderId);
  await shop.db.transaction(async (tx) => {
    await giveBackStock(tx, orderId, shop.now(), [{ lineId, quantity: 1 }]);
    // The stock of this product is no longer counted.
    const free = sql`select id from products where id = ${productId} for update skip locked`;
    expect((await shop.db.execute(free)).rows).toEqual([]);
  });
  expect(await held(orderId)).toEqual([{ quantity: 3, givenBackAt: null }]);
  await shop.db.transaction((tx) => giveBackStock(tx, orderId, shop.now()));
  expect(await held(orderId)).toEqual([{ quantity: 3, givenBackAt: expect.any(Date) }]);
  expect(await held(other.orderId)).toEqual([{ quantity: 4, givenBackAt: null }]);
  expect(await stockOf(shop, productId)).toBe(6);
});

it('is searched for again when it comes on sale again, and only then', async () => {
  const [soldOut, plenty] = [
    await addGood(shop, categoryId, { stock: 2 }),
    await addGood(shop, categoryId, { stock: 10 }),
  ];
  const indexed = () => shop.db.$count(jobs, eq(jobs.name, 'reindex-products'));
  for (const [productId, more] of [
    [soldOut, 1],
    [plenty, 0],
  ] as const) {
    const { orderId } = await placed(shop, await newShopper(shop, [{ productId, quantity: 2 }]));
    const before = await indexed();
    await cancelOrder(shop, orderId);
    expect((await indexed()) - before).toBe(more);
  }
});
