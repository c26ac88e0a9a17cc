import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bundleParts, sizes } from '#modules/catalogue/products/server/tables.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { addToBasket, getBasket, listSizesOnSale, pointsEarned, quotePrice } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Zestawy');
const shirtSizes = [
  { type: 'S', name: 'S', price: 5000, stock: 9 },
  { type: 'M', name: 'M', price: 5000, stock: 0 },
];
const white = await addProduct(shop, { name: 'Koszulka biała', categoryId, versionGroup: 7, sizes: shirtSizes });
const black = await addProduct(shop, { name: 'Koszulka czarna', categoryId, versionGroup: 7, sizes: shirtSizes });
const mug = await addProduct(shop, { name: 'Kubek', categoryId, sizes: [{ price: 3000, stock: 5 }] });

async function group(type: 'product_bundle' | 'product_collection', price: number) {
  const id = await addProduct(shop, { name: 'Zestaw', type, categoryId, sizes: [{ price, stock: 10 }] });
  const rows = await shop.db
    .insert(bundleParts)
    .values([
      { productId: id, partProductId: white, quantity: 1, position: 0, choosesVersion: true },
      { productId: id, partProductId: mug, quantity: 2, position: 1 },
    ])
    .returning({ id: bundleParts.id });
  return { id, shirt: rows[0]?.id ?? 0, mugs: rows[1]?.id ?? 0 };
}
const bundle = await group('product_bundle', 9900);
const collection = await group('product_collection', 9900);
const part = (id: number, product: number, size: string) => ({ id, product, size, quantity: 1 });

let visitor: number;
beforeEach(async () => {
  visitor = (await createVisitor(shop)).visitor.id;
});
const add = (productId: number, parts: ReturnType<typeof part>[] | undefined, quantity = 1) =>
  addToBasket(shop, visitor, { productId, size: '', quantity, extras: parts && { parts } });

describe('a bundle in the basket', () => {
  it.each([
    ['says nothing of its parts', undefined, 'part-required'],
    ['has no version of a part', [part(bundle.shirt, 0, 'S')], 'part-required'],
    ['has no size of a part', [part(bundle.shirt, white, '')], 'part-required'],
    ['names a product that is no part', [part(bundle.shirt, mug, 'uniw')], 'part-required'],
    ['wants a sold-out size', [part(bundle.shirt, black, 'M')], 'part-unavailable'],
  ])('S5.10 is refused when the form %s', async (_, parts, code) => {
    expect(await add(bundle.id, parts)).toMatchObject({ code, change: 0 });
    expect((await getBasket(shop, visitor)).lines).toEqual([]);
  });

  it('S2.27 names its parts in words and costs its own price for any sent quantity of a part', async () => {
    const parts = [{ ...part(bundle.shirt, black, 'S'), quantity: 99 }];
    expect(await add(bundle.id, parts)).toMatchObject({ code: 'added' });
    expect((await getBasket(shop, visitor)).lines).toMatchObject([
      {
        unitPrice: { gross: 9900 },
        parts: [
          { name: 'Koszulka czarna', sizeName: 'S', quantity: 1 },
          { name: 'Kubek', size: 'uniw', quantity: 2 },
        ],
      },
    ]);
  });

  it('S3.11 is limited by the stock of its parts: five cups are two bundles', async () => {
    expect(await add(bundle.id, [part(bundle.shirt, black, 'S')], 8)).toMatchObject({ code: 'lowered', quantity: 2 });
  });

  it('cannot be ordered any more when a part is sold out meanwhile', async () => {
    await add(bundle.id, [part(bundle.shirt, white, 'S')]);
    await shop.db.update(sizes).set({ stock: 1 }).where(eq(sizes.productId, mug));
    const { lines, total } = await getBasket(shop, visitor);
    await shop.db.update(sizes).set({ stock: 5 }).where(eq(sizes.productId, mug));
    expect(lines).toMatchObject([{ availability: { kind: 'unavailable', reason: 'sold-out' } }]);
    expect(total.gross).toBe(0);
  });
});

describe('a collection in the basket', () => {
  it('S2.27 holds the ticked parts at their share of its price', async () => {
    expect(await add(collection.id, [part(collection.mugs, mug, 'uniw')])).toMatchObject({ code: 'added' });
    // 60 of 110 zł, for 99 zł: 54.
    expect((await getBasket(shop, visitor)).lines).toMatchObject([
      { unitPrice: { gross: 5400 }, parts: [{ quantity: 2 }] },
    ]);
  });

  it('is refused without a part', async () => {
    expect(await add(collection.id, [])).toMatchObject({ code: 'parts-required' });
  });
});

describe('quotePrice', () => {
  it('returns the price and leaves the basket alone', async () => {
    const extras = { parts: [part(collection.mugs, mug, 'uniw')] };
    const price = await quotePrice(shop, { productId: collection.id, size: '', quantity: 2, extras });
    expect(price).toMatchObject({ unitPrice: { gross: 5400 }, worth: { gross: 10_800 } });
    expect((await getBasket(shop, visitor)).lines).toEqual([]);
  });

  it.each([
    ['unknown-product', { productId: 999_999, size: '', quantity: 1 }],
    ['unknown-size', { productId: white, size: 'XXL', quantity: 1 }],
    ['unavailable', { productId: white, size: 'M', quantity: 1 }],
    ['unreadable-quantity', { productId: mug, size: '', quantity: Number.NaN }],
    ['part-required', { productId: bundle.id, size: '', quantity: 1 }],
  ])('refuses with %s', async (refused, request) => {
    expect(await quotePrice(shop, request)).toEqual({ refused });
  });
});

describe('points', () => {
  const earn = async (productId: number, extras: Parameters<typeof pointsEarned>[1]['extras'], quantity = 1) => {
    await shop.db.update(sizes).set({ pointsReceived: 40 }).where(eq(sizes.productId, productId));
    const [sale] = await listSizesOnSale(shop.db, [productId]);
    if (!sale) throw new Error('no size');
    return [false, true].map((forPoints) => pointsEarned(sale, { quantity, extras, forPoints }));
  };

  it('S3.29 follow what is left of a collection, as its price does', async () => {
    const shirt = part(collection.shirt, white, 'S');
    expect(await earn(collection.id, { parts: [shirt, part(collection.mugs, mug, 'uniw')] })).toEqual([40, 0]);
    expect(await earn(collection.id, { parts: [shirt] })).toEqual([18, 0]);
    expect(await earn(collection.id, { parts: [shirt] }, 3)).toEqual([55, 0]);
  });

  it('S3.29 follow paid answers', async () => {
    const values = [{ id: 'a', label: 'Grawer', surcharge: 500 }];
    const id = await addProduct(shop, {
      name: 'Kubek z napisem',
      categoryId,
      sizes: [{ price: 2000 }],
      configurator: [{ name: 'napis', label: 'Napis', kind: 'text', required: false, values }],
    });
    expect(await earn(id, {})).toEqual([40, 0]);
    expect(await earn(id, { configuration: { napis: ['Ola'] } })).toEqual([50, 0]);
  });
});
