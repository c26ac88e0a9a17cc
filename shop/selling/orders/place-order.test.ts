import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { parseOrderSeen } from '#rules/selling/orders/order-seen.ts';
import { bundleParts, products, sizes } from '#shop/catalogue/products/tables.ts';
import {
  addGood,
  COURIER,
  equipShop,
  goodData,
  METHOD,
  newShopper,
  order,
  POINT,
  placed,
  stockOf,
} from '#shop/platform/db/testing/order-shop.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { jobs } from '#shop/schema.ts';
import { addToBasket, getBasket } from '#shop/selling/basket/index.ts';
import { orderLines, orders } from '#shop/selling/order-ledger/tables.ts';
import { findOrder, findOrderById, getOrderSummary, placeOrder, saveOrderData } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

describe('placing an order', () => {
  it.each([
    ['private', ''],
    ['company', '5260250274'],
  ] as const)('S1.06 the addresses of a %s buyer carry the NIP %j', async (buyer, taxNumber) => {
    const productId = await addGood(shop, categoryId);
    const billing = { ...goodData.billing, companyName: 'Młyn', taxNumber: '526-025-02-74' };
    const shopper = await newShopper(shop, [{ productId }], { data: { buyer, billing, document: 'invoice' } });
    const { orderId } = await placed(shop, shopper);
    const companyName = buyer === 'company' ? 'Młyn' : '';
    const carried = { companyName, taxNumber };
    expect(await findOrderById(shop.db, orderId)).toMatchObject({
      buyer,
      addresses: { billing: carried, delivery: carried, invoice: carried },
    });
  });

  it('S1.06 yields a number, freezes the lines, takes the stock and empties the basket', async () => {
    const productId = await addGood(shop, categoryId, { price: 4999, stock: 7 });
    const shopper = await newShopper(shop, [{ productId, quantity: 3 }]);
    const { orderId, number, toPay } = await placed(shop, shopper);
    expect(number).toMatch(/^\d{8}$/);
    expect(toPay).toBe(3 * 4999 + 1500);
    expect(await stockOf(shop, productId)).toBe(4);
    expect((await getBasket(shop, shopper.visitorId)).lines).toEqual([]);
    await shop.db.update(products).set({ name: 'Inna nazwa', vatPermille: 50 }).where(eq(products.id, productId));
    await shop.db.update(sizes).set({ price: 1 }).where(eq(sizes.productId, productId));
    expect(await findOrderById(shop.db, orderId)).toMatchObject({
      number,
      state: 'new',
      email: 'Jan@Example.com',
      lines: [
        {
          productId,
          name: expect.stringMatching(/^Kubek/),
          quantity: 3,
          vatPermille: 230,
          unitPrice: { gross: 4999 },
          worth: { gross: 14_997 },
          paid: { gross: 14_997 },
        },
      ],
      addresses: { billing: { zipcode: '30-224', city: 'Kraków' }, delivery: { street: 'ul. Sosnowa 7/3' } },
      delivery: { name: 'Kurier', kind: 'courier', prepaid: true },
      deliveryCost: { gross: 1500 },
      total: { gross: 16_497 },
      left: 16_497,
      payments: [{ kind: 'transfer', state: 'chosen', amount: 16_497 }],
      timeline: [{ kind: 'placed' }],
    });
    const queued = await shop.db.select().from(jobs).where(eq(jobs.name, 'order-mail'));
    expect(queued.map((job) => job.data)).toContainEqual({ orderId, letter: 'placed' });
  });

  it('S1.06 works for a customer who is signed in, too', async () => {
    const productId = await addGood(shop, categoryId, { pointsReceived: 4 });
    const shopper = await newShopper(shop, [{ productId, quantity: 2 }], { points: 0 });
    const { orderId } = await placed(shop, shopper);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ customerId: shopper.customerId, pointsEarned: 8 });
  });

  it('X.40 the number does not follow from that of the order before; one of old still opens', async () => {
    const productId = await addGood(shop, categoryId);
    const made: Awaited<ReturnType<typeof placed>>[] = [];
    for (let turn = 0; turn < 4; turn += 1) made.push(await placed(shop, await newShopper(shop, [{ productId }])));
    const steps = made.map(({ number }, index) => Number(number) - Number(made[index - 1]?.number ?? 0)).slice(1);
    expect(new Set(steps.map((step) => (step + 90_000_000) % 90_000_000)).size).toBe(3);
    const [{ orderId } = { orderId: 0 }] = made;
    // As the shop of old would have counted it out of the id.
    const number = String(10_000_000 + ((orderId * 48_611_953) % 90_000_000));
    await shop.db.update(orders).set({ number, accessToken: 'z-listu-sprzed-zmiany' }).where(eq(orders.id, orderId));
    expect(await findOrder(shop, number, { accessToken: 'z-listu-sprzed-zmiany' })).toMatchObject({ id: orderId });
  });

  it('X.20 the same key twice yields one order, whatever the basket holds by then', async () => {
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId }]);
    const first = await order(shop, shopper, 'ten-sam-klucz');
    await addToBasket(shop, shopper.visitorId, { productId, size: '', quantity: 2 });
    const second = await order(shop, shopper, 'ten-sam-klucz');
    expect(first).toMatchObject({ kind: 'placed', repeated: false });
    expect(second).toEqual({ ...first, repeated: true });
    expect(await stockOf(shop, productId)).toBe(9);
    await saveOrderData(shop, shopper, { consents: goodData.consents });
    const third = await order(shop, shopper, 'inny-klucz');
    expect(third).toMatchObject({ kind: 'placed', repeated: false });
  });

  it('a key of another visitor opens nothing of theirs', async () => {
    const productId = await addGood(shop, categoryId);
    const theirs = await order(shop, await newShopper(shop, [{ productId }]), 'wspolny-klucz');
    const mine = await order(shop, await newShopper(shop, [{ productId }]), 'wspolny-klucz');
    expect(mine).toMatchObject({ kind: 'placed', repeated: false });
    expect(mine).not.toMatchObject({ number: theirs.kind === 'placed' && theirs.number });
  });

  it.each(['', 'krotki', 'ze spacja w srodku', 'x'.repeat(101)])('refuses the key %j', async (key) => {
    expect(await order(shop, await newShopper(shop, []), key)).toEqual({ kind: 'wrong-key' });
  });

  it('asks when a price changed since it was seen, and orders when the new one was seen', async () => {
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId, quantity: 2 }]);
    const { seen } = await getOrderSummary(shop, shopper);
    await shop.db.update(sizes).set({ price: 5500 }).where(eq(sizes.productId, productId));
    const wish = { ...shopper, idempotencyKey: 'zmiana-ceny', seen: parseOrderSeen(seen) };
    expect(await placeOrder(shop, wish)).toMatchObject({
      kind: 'changed',
      changes: [
        { kind: 'price', was: 10_000, now: 11_000 },
        { kind: 'to-pay', was: 11_500, now: 12_500 },
      ],
    });
    expect(await stockOf(shop, productId)).toBe(10);
    expect(await order(shop, shopper, 'zmiana-ceny')).toMatchObject({ kind: 'placed', toPay: 12_500 });
  });

  it('a forged price is asked about and never taken', async () => {
    const productId = await addGood(shop, categoryId, { price: 99_900 });
    const shopper = await newShopper(shop, [{ productId }]);
    const seen = parseOrderSeen((await getOrderSummary(shop, shopper)).seen);
    const forged = seen && { ...seen, toPay: 1, lines: seen.lines.map((line) => ({ ...line, worth: 1 })) };
    const outcome = await placeOrder(shop, { ...shopper, idempotencyKey: 'podrobiona', seen: forged });
    expect(outcome).toMatchObject({
      kind: 'changed',
      changes: [{ kind: 'price', was: 1, now: 99_900 }, { kind: 'to-pay' }],
    });
    const garbled = await placeOrder(shop, { ...shopper, idempotencyKey: 'podrobiona', seen: null });
    expect(garbled).toMatchObject({ kind: 'changed', changes: [{ kind: 'to-pay', was: null }] });
    expect(await stockOf(shop, productId)).toBe(10);
  });

  it('says what is sold out and what is left, and takes nothing', async () => {
    const gone = await addGood(shop, categoryId);
    const fewer = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId: gone }, { productId: fewer, quantity: 5 }]);
    const { seen } = await getOrderSummary(shop, shopper);
    await shop.db.update(sizes).set({ stock: 0 }).where(eq(sizes.productId, gone));
    await shop.db.update(sizes).set({ stock: 3 }).where(eq(sizes.productId, fewer));
    const outcome = await placeOrder(shop, {
      ...shopper,
      idempotencyKey: 'zabraklo-towaru',
      seen: parseOrderSeen(seen),
    });
    expect(outcome).toMatchObject({ kind: 'changed' });
    if (outcome.kind !== 'changed') return;
    expect(outcome.changes).toContainEqual({ kind: 'sold-out', name: expect.any(String) });
    expect(outcome.changes).toContainEqual(
      expect.objectContaining({ kind: 'missing', why: { kind: 'too-many', maximum: 3 } }),
    );
    expect(await stockOf(shop, fewer)).toBe(3);
  });

  it('leaves unlimited stock and what is brought in on order as they are', async () => {
    const unlimited = await addGood(shop, categoryId, { stock: -1 });
    const onOrder = await addGood(shop, categoryId, { stock: 0, status: 'order' });
    await placed(
      shop,
      await newShopper(shop, [
        { productId: unlimited, quantity: 50 },
        { productId: onOrder, quantity: 4 },
      ]),
    );
    expect(await stockOf(shop, unlimited)).toBe(-1);
    expect(await stockOf(shop, onOrder)).toBe(0);
  });

  it('the last piece takes the product off sale and has it indexed anew', async () => {
    const productId = await addGood(shop, categoryId, { stock: 1 });
    await placed(shop, await newShopper(shop, [{ productId }]));
    const [product] = await shop.db.select().from(products).where(eq(products.id, productId));
    expect(product?.available).toBe(false);
    const queued = await shop.db.select().from(jobs).where(eq(jobs.name, 'reindex-products'));
    expect(queued.map((job) => job.data)).toContainEqual({ ids: [productId] });
  });

  it('keeps fractions of a metre exact', async () => {
    const productId = await addGood(
      shop,
      categoryId,
      { price: 333, stock: 2.5 },
      { unitSellby: 0.1, unitPrecision: 1, unit: 'm' },
    );
    const { orderId } = await placed(shop, await newShopper(shop, [{ productId, quantity: 0.7 }]));
    expect(await stockOf(shop, productId)).toBe(1.8);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ lines: [{ quantity: 0.7, worth: { gross: 233 } }] });
  });

  it.each([-3, 0.5, Number.NaN])('a forged quantity of %d in the basket is not ordered', async (quantity) => {
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId, quantity }]);
    const outcome = await order(shop, shopper);
    if (outcome.kind === 'placed') {
      const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, outcome.orderId));
      expect(lines.map((line) => line.quantity)).toEqual([1]);
    } else expect(outcome).toMatchObject({ kind: 'refused', problems: [{ field: 'basket', code: 'missing' }] });
    expect(await stockOf(shop, productId)).toBeGreaterThanOrEqual(9);
  });

  it('takes the parts of a bundle from stock and freezes them', async () => {
    const part = await addGood(shop, categoryId, { stock: 5 }, { name: 'Łyżka' });
    const bundle = await addGood(shop, categoryId, { stock: -1 }, { name: 'Zestaw', type: 'product_bundle' });
    await shop.db.insert(bundleParts).values({ productId: bundle, partProductId: part, quantity: 2 });
    const { orderId } = await placed(shop, await newShopper(shop, [{ productId: bundle, quantity: 2 }]));
    expect(await stockOf(shop, part)).toBe(1);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({
      lines: [{ parts: [{ name: 'Łyżka', quantity: 2 }] }],
    });
    expect(await order(shop, await newShopper(shop, [{ productId: bundle }]))).toMatchObject({
      kind: 'refused',
      problems: [{ field: 'basket' }],
    });
  });

  it('names what is missing in the form and keeps what was told', async () => {
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId }], { data: { courierId: COURIER.locker, email: 'jan' } });
    const outcome = await order(shop, shopper);
    expect(outcome).toMatchObject({
      kind: 'refused',
      problems: [
        { field: 'email', code: 'wrong' },
        { field: 'pickupPoint', code: 'missing' },
      ],
      order: { data: { email: 'jan', billing: { lastName: 'Kowalski' } } },
    });
  });

  it('a point must be the courier’s own, and take money if the courier shall', async () => {
    const productId = await addGood(shop, categoryId);
    const data = { courierId: COURIER.locker, pickupPointId: POINT.other };
    const shopper = await newShopper(shop, [{ productId }], { data });
    expect(await order(shop, shopper)).toMatchObject({ problems: [{ field: 'pickupPoint', code: 'wrong' }] });
    await saveOrderData(shop, shopper, { pickupPointId: POINT.plain, prepaid: false });
    expect(await order(shop, shopper)).toMatchObject({ problems: [{ field: 'pickupPoint', code: 'wrong' }] });
    await saveOrderData(shop, shopper, { pickupPointId: POINT.cash });
    const { orderId } = await placed(shop, shopper);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({
      delivery: { prepaid: false, place: { code: 'KRA02' } },
      deliveryCost: { gross: 1600 },
      payments: [{ kind: 'dvp', state: 'chosen' }],
    });
  });

  it('a way to pay may cost, and one outside its limits is refused', async () => {
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId }], { data: { paymentMethodId: METHOD.instalments } });
    expect(await order(shop, shopper)).toMatchObject({ problems: [{ field: 'payment', code: 'wrong' }] });
    await saveOrderData(shop, shopper, { paymentMethodId: METHOD.paidFor });
    expect(await placed(shop, shopper)).toMatchObject({ toPay: 5000 + 1500 + 300 });
  });

  it('a virtual product needs no courier', async () => {
    const productId = await addGood(shop, categoryId, { stock: -1 }, { type: 'product_virtual' });
    const { orderId } = await placed(shop, await newShopper(shop, [{ productId }], { data: { courierId: null } }));
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ delivery: { kind: 'none' }, total: { gross: 5000 } });
  });

  it('an empty basket makes no order', async () => {
    const before = await shop.db.select({ all: count() }).from(orders);
    expect(await order(shop, await newShopper(shop, []))).toMatchObject({ kind: 'refused' });
    expect(await shop.db.select({ all: count() }).from(orders)).toEqual(before);
  });
});
