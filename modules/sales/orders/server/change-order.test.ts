import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '#modules/catalogue/products/server/tables.ts';
import { customers } from '#modules/customers/accounts/server/tables.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { addGood, COURIER, equipShop, newShopper, placed, stockOf } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderLines, orders, outbox } from '#server/shop/schema.ts';
import {
  cancelOrder,
  changeOrderState,
  findOrder,
  findOrderById,
  giveBackStock,
  listOrders,
  lookUpOrder,
  writeOrderMails,
} from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

describe('calling an order off', () => {
  it('gives the stock back once and brings the product on sale again', async () => {
    const productId = await addGood(shop, categoryId, { stock: 2 });
    const { orderId } = await placed(shop, await newShopper(shop, [{ productId, quantity: 2 }]));
    expect(await stockOf(shop, productId)).toBe(0);
    const outcomes = await Promise.all([cancelOrder(shop, orderId), cancelOrder(shop, orderId)]);
    expect(outcomes.toSorted()).toEqual(['done', 'too-late']);
    expect(await stockOf(shop, productId)).toBe(2);
    const [product] = await shop.db.select().from(products).where(eq(products.id, productId));
    expect(product?.available).toBe(true);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({
      state: 'cancelled',
      payments: [{ state: 'cancelled' }],
      timeline: [{ kind: 'placed' }, { kind: 'cancelled' }],
    });
  });

  it('gives back no more pieces than the order still holds, and nothing of another order', async () => {
    const [mug, plate] = [
      await addGood(shop, categoryId, { stock: 10 }),
      await addGood(shop, categoryId, { stock: 10 }),
    ];
    const { orderId } = await placed(shop, await newShopper(shop, [{ productId: mug, quantity: 3 }]));
    const other = await placed(shop, await newShopper(shop, [{ productId: plate, quantity: 3 }]));
    const lineOf = async (id: number) => (await findOrderById(shop.db, id))?.lines[0]?.lineId ?? 0;
    const lines = { own: await lineOf(orderId), foreign: await lineOf(other.orderId) };
    const giveBack = (lineId: number, quantity: number) =>
      shop.db.transaction((tx) => giveBackStock(tx, orderId, shop.now(), [{ lineId, quantity }]));
    await giveBack(lines.own, 2);
    expect(await stockOf(shop, mug)).toBe(9);
    await giveBack(lines.own, 2);
    expect(await stockOf(shop, mug)).toBe(10);
    await giveBack(lines.own, 1);
    await giveBack(lines.foreign, 1);
    await cancelOrder(shop, orderId);
    expect([await stockOf(shop, mug), await stockOf(shop, plate)]).toEqual([10, 7]);
  });

  it('is too late when the parcel is being packed', async () => {
    const productId = await addGood(shop, categoryId);
    const { orderId } = await placed(shop, await newShopper(shop, [{ productId }]));
    expect(await changeOrderState(shop, orderId, 'packing')).toBe('done');
    expect(await cancelOrder(shop, orderId)).toBe('too-late');
    expect(await cancelOrder(shop, 99_999_999)).toBe('unknown-order');
    expect(await stockOf(shop, productId)).toBe(9);
  });
});

describe('the way of an order', () => {
  it('ends with the courier’s money and the points', async () => {
    const productId = await addGood(shop, categoryId, { pointsReceived: 7 });
    const data = { courierId: COURIER.home, prepaid: false, paymentMethodId: null };
    const shopper = await newShopper(shop, [{ productId, quantity: 2 }], { points: 1, data });
    const { orderId, toPay } = await placed(shop, shopper);
    const other = await placed(shop, await newShopper(shop, [{ productId }]));
    for (const state of ['packing', 'sent', 'delivered'] as const) {
      expect(await changeOrderState(shop, orderId, state, state === 'sent' ? 'PL123' : undefined)).toBe('done');
    }
    expect(await changeOrderState(shop, orderId, 'delivered')).toBe('too-late');
    expect(await findOrderById(shop.db, orderId)).toMatchObject({
      state: 'delivered',
      paid: toPay,
      left: 0,
      delivery: { trackingNumber: 'PL123' },
      payments: [{ kind: 'dvp', state: 'accepted' }],
    });
    const [owner] = await shop.db
      .select()
      .from(customers)
      .where(eq(customers.id, shopper.customerId ?? 0));
    expect(owner?.points).toBe(15);
    const arrived = async (id: number) =>
      (await findOrderById(shop.db, id))?.lines.map(({ deliveredAt }) => deliveredAt !== null);
    expect([await arrived(orderId), await arrived(other.orderId)]).toEqual([[true], [false]]);
    // What came with an earlier parcel keeps its day.
    const earlier = new Date('2026-01-02T10:00:00Z');
    await shop.db.update(orderLines).set({ deliveredAt: earlier }).where(eq(orderLines.orderId, other.orderId));
    for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, other.orderId, state);
    expect((await findOrderById(shop.db, other.orderId))?.lines).toMatchObject([{ deliveredAt: earlier }]);
  });

  it('writes one mail for each step', async () => {
    const productId = await addGood(shop, categoryId);
    const { orderId, number } = await placed(
      shop,
      await newShopper(shop, [{ productId }], { data: { email: 'listy@example.com' } }),
    );
    await changeOrderState(shop, orderId, 'packing');
    await changeOrderState(shop, orderId, 'sent', 'PL9');
    await runDueJobs(shop, [writeOrderMails]);
    await runDueJobs(shop, [writeOrderMails]);
    const mails = await shop.db.select().from(outbox).where(eq(outbox.recipient, 'listy@example.com'));
    expect(mails.map((mail) => mail.subject).toSorted()).toEqual([
      `Przyjęliśmy Twoje zamówienie nr ${number}`,
      `Zamówienie nr ${number} jest w drodze`,
    ]);
    expect(mails.find((mail) => mail.subject.startsWith('Przyj'))?.text).toContain(
      'PL61 1090 1014 0000 0712 1981 2874',
    );
  });
});

it('names the shop or the customer as the one who cancelled', async () => {
  const order = async () => placed(shop, await newShopper(shop, [{ productId: await addGood(shop, categoryId) }]));
  const [byShop, byCustomer] = [await order(), await order()];
  await changeOrderState(shop, byShop.orderId, 'cancelled');
  await cancelOrder(shop, byCustomer.orderId);
  await runDueJobs(shop, [writeOrderMails]);
  const textOf = async (key: string) => (await shop.db.select().from(outbox).where(eq(outbox.key, key)))[0]?.text;
  const text = await textOf(`order-${byShop.orderId}-cancelledByShop`);
  expect(text).toContain('musieliśmy je anulować');
  expect(text).not.toContain('Zgodnie z prośbą');
  expect(await textOf(`order-${byCustomer.orderId}-cancelled`)).toContain('Zgodnie z prośbą');
});

describe('finding an order', () => {
  it('shows it to its owner, its browser and its link, and to nobody else', async () => {
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId }], { points: 0 });
    const { number, accessToken } = await placed(shop, shopper);
    const customerId = shopper.customerId ?? 0;
    for (const access of [{ customerId }, { accessToken }, { visitorId: shopper.visitorId }]) {
      expect(await findOrder(shop, number, access)).toMatchObject({ number });
    }
    const foreign = [
      { customerId: customerId + 1 },
      { accessToken: 'zgadywany' },
      { visitorId: shopper.visitorId + 1000 },
    ];
    for (const access of foreign) expect(await findOrder(shop, number, access)).toBeNull();
    for (const wrong of ['', '1', "1' or 1=1", '99999999'])
      expect(await findOrder(shop, wrong, { customerId })).toBeNull();
    expect(await listOrders(shop, customerId)).toMatchObject({
      pages: 1,
      orders: [{ number, count: 1, state: 'new' }],
    });
    expect((await listOrders(shop, customerId + 1)).orders).toEqual([]);
    expect((await listOrders(shop, customerId, { states: ['new', 'sent'] })).orders).toHaveLength(1);
    expect(await listOrders(shop, customerId, { states: ['sent'], page: 2 })).toEqual({
      orders: [],
      page: 1,
      pages: 1,
    });
  });

  it('by number and e-mail or phone: every wrong pair gets the same answer, and not many', async () => {
    const productId = await addGood(shop, categoryId);
    const { number, accessToken } = await placed(shop, await newShopper(shop, [{ productId }]));
    const ask = (typed: string, contact: string, caller = 'dom') =>
      lookUpOrder(shop, { number: typed, contact, caller });
    expect(await ask(` #${number}`, 'JAN@example.com ')).toEqual({
      kind: 'found',
      number,
      accessToken,
      ofAccount: false,
    });
    expect(await ask(number, '+48 601 234 567')).toMatchObject({ kind: 'found' });
    expect(await ask(number, 'ktos@example.com')).toEqual({ kind: 'refused' });
    expect(await ask('12345678', 'jan@example.com')).toEqual({ kind: 'refused' });
    expect(await ask('bzdura', '')).toEqual({ kind: 'refused' });
    // Digits in an address are no phone, and an order without a phone is not opened by saying none.
    expect(await ask(number, 'ktos601234567@example.com', 'adres')).toEqual({ kind: 'refused' });
    await shop.db.update(orders).set({ phone: '' }).where(eq(orders.number, number));
    for (const none of ['', ' ', '12345678']) expect(await ask(number, none, 'nikt')).toEqual({ kind: 'refused' });
    const tries = [];
    for (let turn = 0; turn < 12; turn++) tries.push((await ask(number, `a${turn}@example.com`, 'zly')).kind);
    expect(tries.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'refused'));
    expect(tries.slice(10)).toEqual(['too-many', 'too-many']);
    expect(await ask(number, 'jan@example.com', 'ktos inny')).toMatchObject({ kind: 'found' });
    for (let turn = 0; turn < 60; turn++) await ask(number, `b${turn}@example.com`, 'zly');
    const other = await placed(shop, await newShopper(shop, [{ productId }]));
    expect(await ask(other.number, 'jan@example.com', 'zly')).toMatchObject({ kind: 'found' });
  });
});
