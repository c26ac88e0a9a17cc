import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { addOrderCard, saveOrderData } from '#modules/sales/checkout/server/index.ts';
import { getPointsBalance } from '#modules/sales/loyalty/server/index.ts';
import { lockOrder } from '#modules/sales/order-ledger/server/index.ts';
import { listCardParts, recordMoney } from '#modules/sales/payments/server/index.ts';
import { giftCards } from '#modules/sales/payments/server/tables.ts';
import { addRebate } from '#modules/sales/rebates/server/index.ts';
import { rebates } from '#modules/sales/rebates/server/tables.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { addGood, COURIER, equipShop, METHOD, newShopper, placed, stockOf } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { outbox } from '#server/shop/schema.ts';
import { findOrderById, releaseUnpaid, writeOrderMails } from './index.ts';

const start = new Date('2026-05-06T10:00:00Z');
let now = start;
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);

beforeEach(() => {
  now = start;
});

async function after(days: number): Promise<void> {
  now = new Date(start.getTime() + days * DAY_MS);
  await releaseUnpaid(shop, now, new AbortController().signal);
  await runDueJobs(shop, [writeOrderMails]);
}

const mailsTo = async (email: string) =>
  (await shop.db.select().from(outbox).where(eq(outbox.recipient, email))).map(({ subject }) => subject);

it('X.42 unpaid at the end of the term: reminded, then cancelled; stock, code, points and card are back, the shopper told', async () => {
  const productId = await addGood(shop, categoryId, { stock: 3 });
  await shop.db.insert(rebates).values({ code: 'RAZ', effect: 'percent', value: 10, maxUses: 1 });
  const [card] = await shop.db
    .insert(giftCards)
    .values({ kind: 'voucher', number: 'BON10', issued: 1000, balance: 1000, createdAt: now })
    .returning();
  const email = 'zwleka@example.com';
  const shopper = await newShopper(shop, [{ productId, quantity: 3 }], { data: { email }, points: 100 });
  await addRebate(shop, { ...shopper, email }, 'RAZ');
  await addOrderCard(shop, shopper, { number: 'BON10', pin: '' });
  await saveOrderData(shop, shopper, { points: 20 });
  const { orderId, number } = await placed(shop, shopper);
  expect(await stockOf(shop, productId)).toBe(0);
  await after(4.9);
  expect(await mailsTo(email)).toEqual([`Przyjęliśmy Twoje zamówienie nr ${number}`]);
  await after(5);
  await after(6);
  expect(await mailsTo(email)).toHaveLength(2);
  const [, reminder] = await shop.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id);
  expect(reminder).toMatchObject({ subject: `Zamówienie nr ${number} czeka na wpłatę` });
  expect(reminder?.text).toContain(`/platnosc/${number}?token=`);
  expect(reminder?.text).toContain('Na wpłatę czekamy do 13 maja 2026.');
  await after(7);
  await after(8);
  const order = await findOrderById(shop.db, orderId);
  expect(order?.state).toBe('cancelled');
  expect(order?.timeline.filter(({ kind }) => kind === 'payment-reminded' || kind === 'cancelled')).toMatchObject([
    { kind: 'payment-reminded' },
    { kind: 'cancelled', details: { reason: 'unpaid' } },
  ]);
  expect(await stockOf(shop, productId)).toBe(3);
  expect(await getPointsBalance(shop.db, shopper.customerId)).toBe(100);
  expect((await shop.db.select().from(rebates).where(eq(rebates.code, 'RAZ')))[0]?.uses).toBe(0);
  const { parts } = await listCardParts(shop.db, [card?.id ?? 0], 5000, { now, lock: false });
  expect(parts).toMatchObject([{ amount: 1000 }]);
  expect(await mailsTo(email)).toEqual([
    `Przyjęliśmy Twoje zamówienie nr ${number}`,
    `Zamówienie nr ${number} czeka na wpłatę`,
    `Zamówienie nr ${number} zostało anulowane`,
  ]);
});

it('X.42 nobody is cancelled without having been reminded two days before', async () => {
  const productId = await addGood(shop, categoryId);
  const { orderId } = await placed(shop, await newShopper(shop, [{ productId }]));
  await after(30);
  expect((await findOrderById(shop.db, orderId))?.state).toBe('new');
  await after(31.9);
  expect((await findOrderById(shop.db, orderId))?.state).toBe('new');
  await after(32);
  expect((await findOrderById(shop.db, orderId))?.state).toBe('cancelled');
});

it('X.42 paid, paid to the courier and taken on by the shop: left alone', async () => {
  const productId = await addGood(shop, categoryId, { stock: 10 });
  const paid = await placed(shop, await newShopper(shop, [{ productId }]));
  const cash = { courierId: COURIER.home, prepaid: false, paymentMethodId: METHOD.dvp };
  const onDelivery = await placed(shop, await newShopper(shop, [{ productId }], { data: cash }));
  await after(5);
  await shop.db.transaction((tx) => recordMoney(tx, paid.orderId, paid.toPay, now));
  await after(40);
  await after(50);
  for (const { orderId } of [paid, onDelivery]) {
    expect((await findOrderById(shop.db, orderId))?.state).not.toBe('cancelled');
  }
});

it('X.42 money that comes as the order is released is paid, or recorded as to be given back', async () => {
  const productId = await addGood(shop, categoryId, { stock: 10 });
  const made = [];
  for (let at = 0; at < 4; at += 1) made.push(await placed(shop, await newShopper(shop, [{ productId }])));
  await after(5);
  now = new Date(start.getTime() + 8 * DAY_MS);
  const pay = made.map(({ orderId, toPay }) =>
    shop.db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      await recordMoney(tx, orderId, toPay, now);
    }),
  );
  await Promise.all([releaseUnpaid(shop, now, new AbortController().signal), ...pay]);
  for (const { orderId, toPay } of made) {
    const order = await findOrderById(shop.db, orderId);
    const due = order?.timeline.find(({ kind }) => kind === 'refund-due');
    expect(order?.paid).toBe(toPay);
    expect(order?.state === 'cancelled' ? due?.details : order?.state).toEqual(
      order?.state === 'cancelled' ? { amount: toPay } : 'confirmed',
    );
  }
});
