import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ProductType } from '#modules/catalogue/availability/rules/size-status.ts';
import { getProductCards } from '#modules/catalogue/listing-index/server/get-product-cards.ts';
import { getProductPage } from '#modules/catalogue/products/server/get-product-page.ts';
import { listFeedProducts } from '#modules/sales/feeds/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { bundleParts, products, sizes } from '#server/shop/schema.ts';
import { shopJobs } from '#server/shop/shop-jobs.ts';
import { changeStock } from './change-stock.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Biwak');
const handlers = shopJobs({ mail: undefined });

const sold = (name: string, stock: number, versionGroup?: number) =>
  addProduct(shop, { name, categoryId, versionGroup, sizes: [{ type: 'U', name: 'uni', price: 4900, stock }] });

async function sellInParallel(type: ProductType, parts: Omit<typeof bundleParts.$inferInsert, 'productId'>[]) {
  const own = [{ type: 'U', name: 'uni', price: 9900, stock: 9 }];
  const productId = await addProduct(shop, { name: 'Razem', type, categoryId, sizes: own });
  await shop.db.insert(bundleParts).values(parts.map((part) => ({ ...part, productId })));
  return productId;
}

async function stock(productId: number, pieces: number) {
  const [size] = await shop.db.select().from(sizes).where(eq(sizes.productId, productId));
  await changeStock(shop, size?.id ?? 0, pieces);
  await runDueJobs(shop, handlers);
}

async function isOnSale(id: number) {
  const [row] = await shop.db.select().from(products).where(eq(products.id, id));
  const fed: number[] = [];
  for await (const batch of listFeedProducts(shop)) fed.push(...batch.map((product) => product.id));
  const page = await getProductPage(shop, id);
  const [card] = await getProductCards(shop, [id]);
  return [row?.available, fed.includes(id), page?.sizes[0]?.status !== 'disable', card?.available];
}
const yes = [true, true, true, true];
const no = [false, false, false, false];

it('X.31 a bundle goes off sale with its scarcest part and comes back with it', async () => {
  const [tent, mat] = [await sold('Namiot', 3), await sold('Karimata', 2)];
  const bundle = await sellInParallel('product_bundle', [
    { partProductId: tent, quantity: 1 },
    { partProductId: mat, quantity: 2 },
  ]);
  expect(await isOnSale(bundle)).toEqual(yes);
  await stock(mat, 1);
  expect(await isOnSale(bundle)).toEqual(no);
  await stock(tent, 5);
  await stock(bundle, 4);
  expect(await isOnSale(bundle)).toEqual(no);
  await stock(mat, -1);
  expect(await isOnSale(bundle)).toEqual(yes);
});

it('a collection stays on sale until its last part is gone', async () => {
  const [cup, pot] = [await sold('Kubek', 1), await sold('Czajnik', 1)];
  const collection = await sellInParallel('product_collection', [
    { partProductId: cup, quantity: 1 },
    { partProductId: pot, quantity: 1 },
  ]);
  await stock(cup, 0);
  expect(await isOnSale(collection)).toEqual(yes);
  await stock(pot, 0);
  expect(await isOnSale(collection)).toEqual(no);
});

it('a bundle with a part in any colour follows every colour', async () => {
  const [red, blue] = [await sold('Plecak czerwony', 0, 1), await sold('Plecak niebieski', 2, 1)];
  const [mixed, plain] = [
    await sellInParallel('product_bundle', [{ partProductId: red, choosesVersion: true }]),
    await sellInParallel('product_bundle', [{ partProductId: blue }]),
  ];
  await stock(blue, 0);
  expect([await isOnSale(mixed), await isOnSale(plain)]).toEqual([no, no]);
  await stock(red, 1);
  expect([await isOnSale(mixed), await isOnSale(plain)]).toEqual([yes, no]);
});
