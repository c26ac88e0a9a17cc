import { describe, expect, it } from 'vitest';
import { bundleParts } from '#modules/catalogue/products/server/tables.ts';
import { changeCourierSettings, getShipping } from '#modules/sales/delivery/server/index.ts';
import { couriers } from '#modules/sales/delivery/server/tables.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { dropCached } from '#platform/cache/server/cached.ts';
import { addGood, COURIER, equipShop, newShopper, order, POINT, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { getOrderSummary, saveOrderData } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const working = { fault: '', requestsClientNumber: false } as const;

describe('the service of a courier', () => {
  it.each([
    ['S8.17', 'down', 'failed'],
    ['S8.16', 'unserved', 'wrong'],
  ] as const)('%s keeps an order from being placed while it is %s', async (_id, fault, code) => {
    const shopper = await newShopper(shop, [{ productId: await addGood(shop, categoryId) }]);
    await changeCourierSettings(shop, COURIER.home, { ...working, fault });
    expect(await order(shop, shopper)).toMatchObject({ kind: 'refused', problems: [{ field: 'courier', code }] });
    await changeCourierSettings(shop, COURIER.home, working);
    expect(await order(shop, shopper)).toMatchObject({ kind: 'placed' });
  });

  it('S8.20 asks for the number of its client, which stays with the order', async () => {
    const data = { courierId: COURIER.locker, pickupPointId: POINT.plain };
    const shopper = await newShopper(shop, [{ productId: await addGood(shop, categoryId) }], { data });
    await changeCourierSettings(shop, COURIER.locker, { ...working, requestsClientNumber: true });
    expect(await order(shop, shopper)).toMatchObject({
      kind: 'refused',
      problems: [{ field: 'clientNumber', code: 'missing' }],
    });
    await saveOrderData(shop, shopper, { clientNumber: ' K-1234 ' });
    const { orderId } = await placed(shop, shopper);
    await changeCourierSettings(shop, COURIER.locker, working);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ delivery: { place: { clientNumber: 'K-1234' } } });
  });
});

it('an order too heavy for every courier is distinguished from one that no courier takes abroad', async () => {
  await shop.db.update(couriers).set({ maxWeight: 30_000 });
  const productId = await addGood(shop, categoryId, {}, { weight: 20_000 });
  const shopper = await newShopper(shop, [{ productId, quantity: 2 }]);
  const deliveryOf = async () => (await getOrderSummary(shop, shopper)).delivery;
  expect(await deliveryOf()).toMatchObject({ options: [], tooHeavy: true });
  const one = await newShopper(shop, [{ productId }]);
  expect((await getOrderSummary(shop, one)).delivery).toMatchObject({ tooHeavy: false, chosen: { cost: 1500 } });
  const { data } = await getOrderSummary(shop, shopper);
  await saveOrderData(shop, shopper, { billing: { ...data.billing, country: 'FR' } });
  expect(await deliveryOf()).toMatchObject({ options: [], tooHeavy: false });
  await shop.db.update(couriers).set({ maxWeight: null });
});

it('a bundle without a weight of its own weighs what its parts weigh, in the order and in the shipping estimate', async () => {
  await shop.db.update(couriers).set({ maxWeight: 30_000 });
  dropCached(shop, ['settings']);
  const part = await addGood(shop, categoryId, { stock: 100 }, { weight: 10_000 });
  const bundle = await addGood(shop, categoryId, { stock: 100 }, { type: 'product_bundle', weight: 0 });
  await shop.db.insert(bundleParts).values({ productId: bundle, partProductId: part, quantity: 3 });
  for (const [quantity, options] of [
    [1, 2],
    [2, 0],
  ] as const) {
    const shopper = await newShopper(shop, [{ productId: bundle, quantity }]);
    const { delivery, goods } = await getOrderSummary(shop, shopper);
    expect(delivery.options.filter(({ kind }) => kind === 'courier')).toHaveLength(options);
    expect(delivery.tooHeavy).toBe(options === 0);
    const items = goods.lines.map(({ line: { productId, size }, parts }) => ({
      productId,
      size,
      quantity,
      parts: parts.map(({ sale, quantity: held }) => ({ productId: sale.productId, size: sale.size, quantity: held })),
    }));
    const shipping = await getShipping(shop, items);
    expect(shipping?.options.filter(({ kind }) => kind === 'courier')).toHaveLength(options);
  }
  await shop.db.update(couriers).set({ maxWeight: null });
});
