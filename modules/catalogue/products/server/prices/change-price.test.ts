import { asc, eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PURGE_CHANNEL, parsePurge } from '#platform/db/server/purge-tags.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { priceHistory, products, sizes } from '#server/shop/schema.ts';
import { getProductPage } from '../index.ts';
import { changePrice } from './change-price.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop, url } = await testDatabase({ filled: 'empty', now: () => now });
const listener = new pg.Client({ connectionString: url });
const received: string[] = [];
let category: number;

beforeAll(async () => {
  category = await addCategory(shop, 'Dom');
  await listener.connect();
  listener.on('notification', ({ payload }) => received.push(payload ?? ''));
  await listener.query(`listen ${PURGE_CHANNEL}`);
});
afterAll(() => listener.end());

async function makeSize(): Promise<{ productId: number; sizeId: number }> {
  const productId = await addProduct(shop, { name: 'Kubek', categoryId: category, sizes: [{ price: 1000 }] });
  const [size] = await shop.db.select().from(sizes).where(eq(sizes.productId, productId));
  return { productId, sizeId: size?.id ?? 0 };
}

const history = async (sizeId: number) =>
  (await shop.db.select().from(priceHistory).where(eq(priceHistory.sizeId, sizeId)).orderBy(asc(priceHistory.id))).map(
    (row) => row.price,
  );

describe('changePrice', () => {
  it('X.02 a change adds a row; the same price adds none', async () => {
    const { productId, sizeId } = await makeSize();
    expect(await changePrice(shop, sizeId, 800, { regularPrice: 1000 })).toEqual({ ok: true });
    expect(await history(sizeId)).toEqual([1000, 800]);
    await changePrice(shop, sizeId, 800);
    expect(await history(sizeId)).toEqual([1000, 800]);
    const [product] = await shop.db.select().from(products).where(eq(products.id, productId));
    expect(product?.minPrice).toBe(800);
  });

  it('X.01 remembers when the reduction began and ends it with the old price', async () => {
    const { productId, sizeId } = await makeSize();
    const lowest = async () => (await getProductPage(shop, productId))?.sizes[0]?.price.lowestPrice30;
    const state = async () => {
      const [size] = await shop.db.select().from(sizes).where(eq(sizes.id, sizeId));
      return [size?.price, size?.regularPrice, size?.reducedSince?.toISOString() ?? null];
    };
    await changePrice(shop, sizeId, 800, { regularPrice: 1000 });
    expect(await state()).toEqual([800, 1000, '2026-05-06T10:00:00.000Z']);
    expect(await lowest()).toBe(1000);
    now = new Date('2026-05-10T10:00:00Z');
    await changePrice(shop, sizeId, 700);
    expect(await state()).toEqual([700, 1000, '2026-05-10T10:00:00.000Z']);
    expect(await lowest()).toBe(800);
    await changePrice(shop, sizeId, 1000);
    expect(await state()).toEqual([1000, null, null]);
    expect(await lowest()).toBeNull();
  });

  it('X.01 X.38 a price raised within a reduction is a new one, and none when it was cheaper before', async () => {
    const { productId, sizeId } = await makeSize();
    const shown = async () => {
      const page = await getProductPage(shop, productId);
      const [product] = await shop.db.select().from(products).where(eq(products.id, productId));
      const { price, regularPrice, lowestPrice30 } = page?.sizes[0]?.price ?? {};
      return [price, regularPrice, lowestPrice30, page?.flags.isReduced, product?.isReduced];
    };
    const next = async (price: number, regularPrice?: number) => {
      now = new Date(now.getTime() + 60_000);
      await changePrice(shop, sizeId, price, { regularPrice });
    };
    await next(999);
    await next(899, 999);
    expect(await shown()).toEqual([899, 999, 999, true, true]);
    await next(799);
    expect(await shown()).toEqual([799, 999, 899, true, true]);
    await next(850);
    expect(await shown()).toEqual([850, null, null, false, false]);
    await next(750);
    expect(await shown()).toEqual([750, 999, 799, true, true]);
  });

  it('sizes of one product changed at the same time leave it with the lowest of their prices', async () => {
    const pair = [
      { type: 's', price: 5000 },
      { type: 'm', price: 5000 },
    ];
    const productId = await addProduct(shop, { name: 'Koszulka', categoryId: category, sizes: pair });
    const [small, medium] = await shop.db.select().from(sizes).where(eq(sizes.productId, productId));
    for (let round = 0; round < 30; round += 1) {
      const prices = round % 2 === 0 ? [1000 + round, 2000 + round] : [4000 - round, 3000 - round];
      await Promise.all([small, medium].map((size, at) => changePrice(shop, size?.id ?? 0, prices[at] ?? 0)));
      const [product] = await shop.db.select().from(products).where(eq(products.id, productId));
      expect(product?.minPrice).toBe(Math.min(...prices));
    }
  });

  it('S3.14 a price given by phone is no price of the product', async () => {
    const sizesOf = [
      { type: 's', price: 500, phonePrice: true },
      { type: 'm', price: 5000 },
    ];
    const productId = await addProduct(shop, { name: 'Namiot', categoryId: category, sizes: sizesOf });
    for (const size of await shop.db.select().from(sizes).where(eq(sizes.productId, productId))) {
      await changePrice(shop, size.id, size.price + 1);
    }
    const [product] = await shop.db.select().from(products).where(eq(products.id, productId));
    expect(product?.minPrice).toBe(5001);
  });

  it('what must be answered is part of the lowest price', async () => {
    const values = [{ id: 'a', label: 'Grawer', surcharge: 300 }];
    const productId = await addProduct(shop, {
      name: 'Kubek',
      categoryId: category,
      sizes: [{ price: 1000 }],
      configurator: [{ name: 'napis', label: 'Napis', kind: 'text', required: true, values }],
    });
    const [size] = await shop.db.select().from(sizes).where(eq(sizes.productId, productId));
    await changePrice(shop, size?.id ?? 0, 900);
    const [changed] = await shop.db.select().from(products).where(eq(products.id, productId));
    expect(changed?.minPrice).toBe(1200);
  });

  it('purges the pages that show the price, on every node', async () => {
    const { productId, sizeId } = await makeSize();
    received.length = 0;
    await changePrice(shop, sizeId, 900);
    await expect
      .poll(() => received.flatMap((payload) => parsePurge(payload)?.tags ?? []))
      .toEqual(expect.arrayContaining([`product:${productId}`, `category:${category}`, 'home']));
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 31])('refuses the price %d', async (price) => {
    const { sizeId } = await makeSize();
    expect(await changePrice(shop, sizeId, price)).toEqual({ ok: false, error: 'wrong_price' });
    expect(await history(sizeId)).toEqual([1000]);
  });

  it('says when there is no such size', async () => {
    expect(await changePrice(shop, 999_999, 100)).toEqual({ ok: false, error: 'unknown_size' });
  });
});

it.each(['update price_history set price = 1', 'delete from price_history', 'truncate price_history'])(
  'X.02 the database refuses: %s',
  async (statement) => {
    await makeSize();
    await expect(shop.pool.query(statement)).rejects.toThrow('append-only');
  },
);
