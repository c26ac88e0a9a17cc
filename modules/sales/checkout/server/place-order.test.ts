import { count, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { bundleParts, products, sizes } from '#modules/catalogue/products/server/tables.ts';
import { addToBasket, getBasket, listSizesOnSale } from '#modules/sales/basket/server/index.ts';
import { findLastPoint } from '#modules/sales/delivery/server/index.ts';
import { couriers } from '#modules/sales/delivery/server/tables.ts';
import type { OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/tables.ts';
import { findOrder, findOrderById } from '#modules/sales/orders/server/index.ts';
import { giftCards } from '#modules/sales/payments/server/tables.ts';
import { PURGE_CHANNEL, type Purge, parsePurge } from '#platform/db/server/purge-tags.ts';
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
} from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { jobs } from '#server/shop/schema.ts';
import { parseOrderSeen } from '../rules/displayed-order.ts';
import { getOrderData, getOrderSummary, placeOrder, saveOrderData } from './index.ts';
import { takes } from './order-goods.ts';
import { ORDER_TAG } from './write-order.ts';

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

  it('X.49 an address typed for another courier stays in the form and is no part of an order to a locker', async () => {
    const productId = await addGood(shop, categoryId);
    const way = { courierId: COURIER.locker, pickupPointId: POINT.plain, deliveryRemarks: 'Dzwonek nie działa' };
    const shopper = await newShopper(shop, [{ productId }], { data: { ...way, delivery: { street: 'Inna' } } });
    const { orderId } = await placed(shop, shopper);
    const order = await findOrderById(shop.db, orderId);
    expect(order).toMatchObject({
      deliveryRemarks: '',
      addresses: { billing: { lastName: 'Kowalski', street: '', city: '' } },
    });
    expect(JSON.stringify(order?.addresses)).not.toMatch(/Inna|Sosnowa|30-224/);
    expect(await getOrderData(shop.db, shopper)).toMatchObject({
      billing: goodData.billing,
      delivery: { street: 'Inna' },
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
    expect(queued.map((job) => job.data)).toContainEqual({ orderId, mail: 'placed' });
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

  it('X.20 the same key twice yields one order, even if the basket has changed', async () => {
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

  it.each(['', 'krotki', 'siedem7', 'ze spacja w srodku', '?osiem-8', 'osiem-8?', 'x'.repeat(101)])(
    'refuses the key %j',
    async (key) => {
      expect(await order(shop, await newShopper(shop, []), key)).toEqual({ kind: 'wrong-key' });
    },
  );

  it.each(['osiem_-8', 'x'.repeat(100)])('takes the key %j', async (key) => {
    expect(await order(shop, await newShopper(shop, []), key)).toMatchObject({ kind: 'refused' });
  });

  it('a repeated key returns the amount still to be paid, never below zero', async () => {
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId }]);
    await order(shop, shopper, 'ile-zostalo');
    for (const [paid, toPay] of [
      [1000, 5500],
      [7000, 0],
    ] as const) {
      await shop.db.update(orders).set({ paid }).where(eq(orders.visitorId, shopper.visitorId));
      expect(await order(shop, shopper, 'ile-zostalo')).toMatchObject({ toPay, prepaid: true, repeated: true });
    }
  });

  it('asks when a price changed since it was seen, and orders when the new one was seen', async () => {
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId, quantity: 2 }]);
    const { seen } = await getOrderSummary(shop, shopper);
    await shop.db.update(sizes).set({ price: 5500 }).where(eq(sizes.productId, productId));
    const input = { ...shopper, idempotencyKey: 'zmiana-ceny', seen: parseOrderSeen(seen) };
    expect(await placeOrder(shop, input)).toMatchObject({
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
    const displayedOrder = parseOrderSeen((await getOrderSummary(shop, shopper)).seen);
    const forged = displayedOrder && {
      ...displayedOrder,
      toPay: 1,
      lines: displayedOrder.lines.map((line) => ({ ...line, worth: 1 })),
    };
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

  it('O.48 an order that reduces no stock is notified too, so that its loss would be noticed, and purges no page', async () => {
    const productId = await addGood(shop, categoryId, { stock: -1 });
    const shopper = await newShopper(shop, [{ productId }]);
    const listener = await shop.pool.connect();
    try {
      const received: (Purge | undefined)[] = [];
      listener.on('notification', ({ payload }) => received.push(parsePurge(payload)));
      await listener.query(`listen ${PURGE_CHANNEL}`);
      await placed(shop, shopper);
      await vi.waitFor(() => expect(received).toEqual([expect.objectContaining({ tags: [ORDER_TAG] })]), 60_000);
      const { rows } = await shop.pool.query('select from page_purges where id = $1', [received[0]?.id]);
      expect(rows).toHaveLength(1);
    } finally {
      listener.release(true);
    }
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

  it('names what is missing in the form and keeps the entered data', async () => {
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
    expect(await findLastPoint(shop, shopper.visitorId, COURIER.locker)).toMatchObject({ code: 'KRA02' });
  });

  it('a way to pay may cost, and one outside its limits is refused', async () => {
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId }], { data: { paymentMethodId: METHOD.instalments } });
    expect(await order(shop, shopper)).toMatchObject({ problems: [{ field: 'payment', code: 'wrong' }] });
    await saveOrderData(shop, shopper, { paymentMethodId: METHOD.paidFor });
    expect(await placed(shop, shopper)).toMatchObject({ toPay: 5000 + 1500 + 300 });
  });

  it('a method is judged by what cards and points leave to pay, by all pieces and by what they are', async () => {
    const judged = async (price: number, quantity: number, data: Partial<OrderData> = {}, product = {}) => {
      const productId = await addGood(shop, categoryId, { price }, product);
      const shopper = await newShopper(shop, [{ productId, quantity }], { points: 1000 });
      const { methods } = await getOrderSummary(shop, shopper, data);
      return methods.find(({ method }) => method.id === METHOD.instalments)?.refusal;
    };
    const card = { kind: 'voucher' as const, number: 'BON00600', issued: 600, balance: 600, createdAt: shop.now() };
    const [voucher] = await shop.db.insert(giftCards).values(card).returning();
    // With the courier 105,00 zł, and instalments begin at 100.
    expect(await judged(9000, 1)).toBeNull();
    expect(await judged(9000, 1, { points: 100 })).toBeNull();
    expect(await judged(9000, 1, { points: 101 })).toBe('below-minimum');
    expect(await judged(9000, 1, { cards: [voucher?.id ?? 0] })).toBe('below-minimum');
    expect(await judged(9100, 1, { cards: [voucher?.id ?? 0] })).toBeNull();
    expect(await judged(9100, 1, { cards: [voucher?.id ?? 0], points: 1 })).toBe('below-minimum');
    expect(await judged(2000, 5)).toBeNull();
    expect(await judged(2000, 6)).toBe('too-many-products');
    expect(await judged(20_000, 1, {}, { type: 'product_service' })).toBe('ineligible-products');
  });

  it('goods are collected from a shop that is there', async () => {
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId }], { data: { courierId: COURIER.shop, locationId: null } });
    expect(await order(shop, shopper)).toMatchObject({ problems: [{ field: 'location', code: 'missing' }] });
    for (const locationId of [99, -1, 2 ** 40]) {
      await saveOrderData(shop, shopper, { locationId });
      expect(await order(shop, shopper)).toMatchObject({ problems: [{ field: 'location', code: 'wrong' }] });
    }
    await saveOrderData(shop, shopper, { locationId: 1, pickupPointId: POINT.other });
    const { orderId } = await placed(shop, shopper);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({
      delivery: { kind: 'pickup', place: { code: '', name: 'Polana Kraków' } },
    });
    // A point of a courier that was not taken is not remembered as one.
    expect(await findLastPoint(shop, shopper.visitorId, COURIER.home)).toBeNull();
  });

  it('what is not sent costs no courier, goes nowhere and waits for none, whichever was chosen before', async () => {
    const virtual = await addGood(shop, categoryId, { stock: -1 }, { type: 'product_virtual' });
    await shop.db.update(couriers).set({ fault: 'down' });
    for (const data of [{}, { courierId: COURIER.locker, pickupPointId: POINT.other }]) {
      const { orderId } = await placed(shop, await newShopper(shop, [{ productId: virtual }], { data }));
      const made = await findOrderById(shop.db, orderId);
      expect(made).toMatchObject({ delivery: { name: '', kind: 'none', place: null }, total: { gross: 5000 } });
      expect(made?.addresses.delivery).toBeUndefined();
    }
    await shop.db.update(couriers).set({ fault: '' });
  });

  it('the next order begins with addresses and choices, and with nothing else of this one', async () => {
    const productId = await addGood(shop, categoryId);
    const delivery = { ...goodData.billing, firstName: ' Ewa ', city: 'Gdańsk', zipcode: '80001' };
    const invoice = { ...goodData.billing, companyName: 'Mühle GmbH', taxNumber: 'DE 123 456 789', country: 'DE' };
    const kept = {
      delivery,
      invoice: { ...invoice, zipcode: '10115' },
      document: 'e-invoice',
      buyer: 'private',
    } as const;
    const shopper = await newShopper(shop, [{ productId }], {
      data: { ...kept, email: ' Jan@Example.com ', remarks: 'Pod drzwi', deliveryRemarks: 'Domofon 3' },
    });
    const { orderId } = await placed(shop, shopper);
    const made = await findOrderById(shop.db, orderId);
    expect(made).toMatchObject({ email: 'Jan@Example.com', remarks: 'Pod drzwi', pointsEarned: 0 });
    expect(made?.addresses).toMatchObject({
      billing: { city: 'Kraków' },
      delivery: { firstName: 'Ewa', city: 'Gdańsk', zipcode: '80-001' },
      invoice: { companyName: 'Mühle GmbH', taxNumber: 'DE 123 456 789', zipcode: '10115', country: 'DE' },
    });
    expect(await getOrderData(shop.db, shopper)).toMatchObject({
      billing: goodData.billing,
      delivery: { city: 'Gdańsk' },
      invoice: { companyName: 'Mühle GmbH' },
      document: 'e-invoice',
      courierId: COURIER.home,
      paymentMethodId: METHOD.transfer,
      remarks: '',
      deliveryRemarks: '',
      consents: { terms: false, virtual: false, service: false, mailing: false, sms: false },
      cards: [],
      points: 0,
    });
  });

  it('a receipt has no address of its own', async () => {
    const productId = await addGood(shop, categoryId);
    const { orderId } = await placed(shop, await newShopper(shop, [{ productId }], { data: { document: 'receipt' } }));
    expect((await findOrderById(shop.db, orderId))?.addresses.invoice).toBeUndefined();
  });

  it('what is wanted is taken whole or not at all; lines and their parts share one stock', async () => {
    const ids = [await addGood(shop, categoryId, { stock: 5 }), await addGood(shop, categoryId, { stock: 0.3 })];
    const [many, few] = (await listSizesOnSale(shop.db, ids)).toSorted((a, b) => b.stock - a.stock);
    if (!many || !few) throw new Error('no sizes');
    const demand = new Map([[many.sizeId, 1]]);
    const wanted = [
      { sale: many, quantity: 2 },
      { sale: few, quantity: 0.2 },
    ];
    expect(takes(demand, wanted, 2)).toBe(false);
    expect([...demand]).toEqual([[many.sizeId, 1]]);
    expect(takes(demand, wanted.slice(0, 1), 2)).toBe(true);
    expect(takes(demand, [{ sale: many, quantity: 0.001 }], 1)).toBe(false);
    // In binary fractions these are a little more than 0.3.
    for (const quantity of [0.1, 0.2]) expect(takes(demand, [{ sale: few, quantity }], 1)).toBe(true);
    expect([...demand]).toEqual([
      [many.sizeId, 5],
      [few.sizeId, 0.3],
    ]);
  });

  it('asks for a way to pay while something is left, and for the consents that one line needs', async () => {
    const mug = await addGood(shop, categoryId);
    const virtual = await addGood(shop, categoryId, { stock: -1 }, { type: 'product_virtual' });
    const service = await addGood(shop, categoryId, { stock: -1 }, { type: 'product_service' });
    const consents = { terms: true, virtual: false, service: false, mailing: false, sms: false };
    const problems = async (productId: number, data: Partial<OrderData>) =>
      (await getOrderSummary(shop, await newShopper(shop, [{ productId }, { productId: mug }], { data }))).problems;
    expect(await problems(mug, { consents })).toEqual([]);
    expect(await problems(mug, { paymentMethodId: null })).toEqual([{ field: 'payment', code: 'missing' }]);
    expect(await problems(virtual, { consents })).toEqual([{ field: 'consents.virtual', code: 'unchecked' }]);
    expect(await problems(service, { consents })).toEqual([{ field: 'consents.service', code: 'unchecked' }]);
  });

  it('a virtual product needs no courier', async () => {
    const productId = await addGood(shop, categoryId, { stock: -1 }, { type: 'product_virtual' });
    const { orderId } = await placed(shop, await newShopper(shop, [{ productId }], { data: { courierId: null } }));
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ delivery: { kind: 'none' }, total: { gross: 5000 } });
  });

  it.each([null, METHOD.transfer])(
    'no courier is paid for goods that come by email, method %s',
    async (paymentMethodId) => {
      const productId = await addGood(shop, categoryId, { stock: -1 }, { type: 'product_virtual' });
      const shopper = await newShopper(shop, [{ productId }], { data: { prepaid: false, paymentMethodId } });
      expect(await order(shop, shopper)).toMatchObject({ problems: [{ field: 'payment', code: 'wrong' }] });
      await saveOrderData(shop, shopper, { prepaid: true, paymentMethodId: METHOD.transfer });
      await placed(shop, shopper);
    },
  );

  it('an empty basket makes no order', async () => {
    const before = await shop.db.select({ all: count() }).from(orders);
    expect(await order(shop, await newShopper(shop, []))).toMatchObject({ kind: 'refused' });
    expect(await shop.db.select({ all: count() }).from(orders)).toEqual(before);
  });
});
