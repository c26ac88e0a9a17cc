import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sizes } from '#modules/catalogue/products/server/tables.ts';
import { getBasketWithDelivery, getOrderSummary } from '#modules/sales/checkout/server/index.ts';
import { couriers } from '#modules/sales/delivery/server/tables.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { addToBasket, countInBasket, getBasket, setBasketLines } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Kuchnia');
await shop.db.insert(couriers).values([
  { name: 'Odbiór', kind: 'pickup', prepaidCost: 0, freeFrom: 0 },
  { name: 'Kurier', kind: 'courier', prepaidCost: 1500, onDeliveryCost: 2000, freeFrom: 20_000 },
  { name: 'Paczkomat', kind: 'locker', prepaidCost: 1200 },
]);
let visitor: number;

beforeEach(async () => {
  visitor = (await createVisitor(shop)).visitor.id;
});

describe('a basket', () => {
  it('S3.14 a line has no price when the price is given by phone since yesterday', async () => {
    const productId = await addProduct(shop, { name: 'Rower', categoryId, sizes: [{ price: 77_777 }] });
    await addToBasket(shop, visitor, { productId, size: '', quantity: 2 });
    await shop.db.update(sizes).set({ phonePrice: true }).where(eq(sizes.productId, productId));
    const { lines, total } = await getBasket(shop, visitor);
    expect(lines).toMatchObject([
      { unitPrice: { gross: 0 }, worth: { gross: 0 }, availability: { kind: 'unavailable', reason: 'phone-price' } },
    ]);
    expect(total.gross).toBe(0);
  });

  it('S2.40 a product that asks for a comment is ordered only with one', async () => {
    const productId = await addProduct(shop, { name: 'Pakowanie', categoryId, commentPrompt: 'Treść bilecika' });
    await addToBasket(shop, visitor, { productId, size: '', quantity: 1 });
    const goods = async () => (await getOrderSummary(shop, { visitorId: visitor, customerId: null })).goods;
    expect(await getBasket(shop, visitor)).toMatchObject({
      lines: [{ commentPrompt: 'Treść bilecika', availability: { kind: 'lacks-comment' } }],
      // Gifts and free delivery count what is ordered, as the order does.
      total: { gross: 0 },
    });
    expect(await goods()).toMatchObject({ lines: [], missed: [{ why: { kind: 'lacks-comment' } }] });
    await setBasketLines(shop, visitor, [{ productId, size: '', quantity: 1, comment: 'Sto lat!' }]);
    expect((await getBasket(shop, visitor)).lines).toMatchObject([{ availability: { kind: 'available' } }]);
    expect(await goods()).toMatchObject({ lines: [{ line: { productId } }], missed: [] });
  });

  it('S3.41 S3.46 holds what a line shows', async () => {
    const id = await addProduct(shop, {
      name: 'Kubek biały',
      categoryId,
      versionName: 'biały',
      unit: 'szt.',
      photo: 'kubek.jpg',
      sizes: [{ type: 'L', name: 'duży', price: 4920, stock: 3 }],
    });
    await addToBasket(shop, visitor, { productId: id, size: 'L', quantity: 2 });
    expect((await getBasket(shop, visitor)).lines).toMatchObject([
      {
        productId: id,
        size: 'L',
        sizeName: 'duży',
        name: 'Kubek biały',
        versionName: 'biały',
        link: `/produkt/${id}/kubek-bialy`,
        photo: 'kubek.jpg',
        quantity: 2,
        unit: 'szt.',
        facts: { stock: 3, unitSellby: 1 },
        limits: { min: 1, max: 3 },
        unitPrice: { gross: 4920, net: 4000 },
        worth: { gross: 9840, net: 8000 },
        availability: { kind: 'available' },
      },
    ]);
  });

  it('S3.43 S3.44 sums up, names the cheapest delivery and what is missing to a free one', async () => {
    const id = await addProduct(shop, { name: 'Garnek', categoryId, sizes: [{ price: 9999 }] });
    await addToBasket(shop, visitor, { productId: id, size: '', quantity: 1 });
    const withDelivery = () => getBasketWithDelivery(shop, { visitorId: visitor, customerId: null });
    expect(await withDelivery()).toMatchObject({
      total: { gross: 9999, net: 8129 },
      shipping: { gross: 1200, net: 976 },
      toShippingFree: 10_001,
      productsCounter: 1,
      productsNumber: 1,
    });
    await setBasketLines(shop, visitor, [{ productId: id, size: 'uniw', quantity: 3 }]);
    expect(await withDelivery()).toMatchObject({
      shipping: { gross: 0 },
      toShippingFree: 0,
      productsNumber: 3,
    });
  });

  it('without a visitor is empty, and delivery is not free', async () => {
    expect(await getBasketWithDelivery(shop, null)).toMatchObject({
      lines: [],
      total: { gross: 0, net: 0 },
      toShippingFree: 20_000,
    });
  });

  it('prices by tier, by the metre and for nothing', async () => {
    const socks = await addProduct(shop, {
      name: 'Skarpety',
      categoryId,
      sizes: [
        {
          price: 1000,
          stock: 99,
          tiers: [
            { threshold: 3, value: 10 },
            { threshold: 6, value: 20 },
          ],
        },
      ],
    });
    const rope = await addProduct(shop, {
      name: 'Lina',
      categoryId,
      unitSellby: 0.1,
      unitPrecision: 1,
      sizes: [{ price: 333, stock: 9 }],
    });
    const gift = await addProduct(shop, { name: 'Ulotka', categoryId, sizes: [{ gratis: true }] });
    await addToBasket(shop, visitor, { productId: socks, size: '', quantity: 6 });
    await addToBasket(shop, visitor, { productId: rope, size: '', quantity: 0.7 });
    await addToBasket(shop, visitor, { productId: gift, size: '', quantity: 1 });
    const { lines, productsNumber } = await getBasket(shop, visitor);
    expect(lines.map((line) => line.worth.gross)).toEqual([4800, 233, 0]);
    expect(productsNumber).toBe(7.7);
    expect(await countInBasket(shop, visitor, socks, 'uniw')).toBe(6);
    expect(await countInBasket(shop, visitor, socks, 'XL')).toBe(0);
  });

  it('is read in one round trip', async () => {
    const id = await addProduct(shop, { name: 'Talerz', categoryId });
    await addToBasket(shop, visitor, { productId: id, size: '', quantity: 1 });
    await getBasket(shop, visitor);
    const query = vi.spyOn(shop.pool, 'query');
    await getBasket(shop, visitor);
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
  });
});
