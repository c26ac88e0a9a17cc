import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '#modules/sales/order-ledger/server/tables.ts';
import { cancelOrder, changeOrderState, findOrderById } from '#modules/sales/orders/server/index.ts';
import { addGood, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { jobs } from '#server/shop/schema.ts';
import { sendWebhook } from '../testing/bank-webhook.ts';
import { addPayment, payWithCard, recordMoney, startPayment } from './index.ts';
import { giftCards, giftCardUses, payments } from './tables.ts';
import { closeOpenPayments } from './write-payment.ts';

const { shop: loud } = await testDatabase({ filled: 'empty' });
const errors: string[] = [];
const shop = { ...loud, log: { ...loud.log, error: (_: object, said: string) => void errors.push(said) } };
const { categoryId } = await equipShop(shop);
const PRICE = 20_000;

async function unpaid(paymentMethodId: number = METHOD.card) {
  const productId = await addGood(shop, categoryId, { price: PRICE });
  return (await placed(shop, await newShopper(shop, [{ productId }], { data: { paymentMethodId } }))).orderId;
}

async function begun(orderId: number) {
  const answer = await startPayment(shop, orderId);
  if (answer.kind !== 'started') throw new Error(answer.kind);
  return answer.payment;
}

async function addVoucher(balance: number): Promise<string> {
  const number = `77${String(await shop.db.$count(giftCards)).padStart(6, '0')}`;
  const card = { kind: 'voucher', number, issued: balance, balance, createdAt: shop.now() } as const;
  await shop.db.insert(giftCards).values(card);
  return number;
}

const come = (orderId: number, amount: number) =>
  shop.db.transaction((tx) => recordMoney(tx, orderId, amount, shop.now()));
const historyOf = async (orderId: number) =>
  (await findOrderById(shop.db, orderId))?.timeline.map(({ kind, details }) => [kind, details.amount]).slice(1);
/** Mails and gifts of files that wait for their turn because everything is paid. */
const told = async (orderId: number) =>
  (await shop.db.select().from(jobs))
    .filter(({ data }) => JSON.stringify(data).includes(`"orderId":${orderId}`))
    .map(({ name, data }) => [name, (data as { mail?: string }).mail])
    .filter(([, mail]) => mail !== 'placed');

describe('money in the books of an order', () => {
  it('comes in parts: the order goes on with the last of them, and is told of once', async () => {
    const orderId = await unpaid();
    expect(await come(orderId, PRICE - 1)).toEqual([]);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ state: 'new', paid: PRICE - 1 });
    expect(await told(orderId)).toEqual([]);
    // The open payment need not be waited for any more.
    expect(await come(orderId, 1)).toMatchObject([{ orderId, state: 'cancelled' }]);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ state: 'confirmed', paid: PRICE });
    expect(await told(orderId)).toHaveLength(2);
    await come(orderId, 500);
    expect(await historyOf(orderId)).toEqual([
      ['paid', PRICE - 1],
      ['paid', 1],
      ['confirmed', undefined],
      ['paid', 500],
      ['overpaid', 500],
    ]);
    expect(await told(orderId)).toEqual([
      ['order-mail', 'paid'],
      ['deliver-digital', undefined],
    ]);
  });

  it('that goes back is told as such, and never as to be given back once more', async () => {
    const orderId = await unpaid();
    const payment = await begun(orderId);
    await sendWebhook(shop, payment, 'accepted');
    await cancelOrder(shop, orderId);
    await sendWebhook(shop, payment, 'refunded');
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ state: 'cancelled', paid: 0 });
    expect(await historyOf(orderId)).toEqual([
      ['paid', PRICE],
      ['confirmed', undefined],
      ['cancelled', undefined],
      ['refund-due', PRICE],
      ['refunded', PRICE],
    ]);
  });

  it('for an order that is being packed leaves it where it is', async () => {
    const orderId = await unpaid(METHOD.transfer);
    await changeOrderState(shop, orderId, 'packing');
    await come(orderId, PRICE);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ state: 'packing', paid: PRICE });
    expect(await historyOf(orderId)).toEqual([
      ['packing', undefined],
      ['paid', PRICE],
    ]);
  });

  it('is of one order: another one’s payments stay open, and settled ones stay settled', async () => {
    const [orderId, other] = [await unpaid(), await unpaid()];
    await come(orderId, PRICE);
    expect((await findOrderById(shop.db, other))?.payments).toMatchObject([{ state: 'chosen' }]);
    await shop.db.update(payments).set({ state: 'accepted' }).where(eq(payments.orderId, other));
    expect(await shop.db.transaction((tx) => closeOpenPayments(tx, other, shop.now()))).toEqual([]);
    for (const state of ['error', 'restart'] as const) {
      await shop.db.update(payments).set({ state }).where(eq(payments.orderId, other));
      expect(await shop.db.transaction((tx) => closeOpenPayments(tx, other, shop.now()))).toHaveLength(1);
    }
    await expect(come(2_000_000_000, 1)).rejects.toThrow('does not exist');
  });
});

describe('a webhook', () => {
  it('about a payment nobody began, or over another sum, is not taken', async () => {
    const orderId = await unpaid();
    const payment = await begun(orderId);
    expect(await sendWebhook(shop, { reference: 'Pnikt', amount: PRICE }, 'accepted')).toBe('unknown-payment');
    expect(await sendWebhook(shop, { ...payment, amount: PRICE - 1 }, 'accepted')).toBe('wrong-amount');
    expect(errors.splice(0)).toEqual(['A provider names another amount than was asked for']);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ paid: 0, payments: [{ state: 'chosen' }] });
    expect(await sendWebhook(shop, payment, 'accepted')).toBe('taken');
    const [row] = await shop.db.select().from(payments).where(eq(payments.id, payment.id));
    expect(row).toMatchObject({ state: 'accepted', problem: null });
    // Of news that comes late only a second acceptance is worth a look.
    expect(await sendWebhook(shop, payment, 'error')).toBe('late');
    expect(errors).toEqual([]);
    expect(await sendWebhook(shop, payment, 'accepted', 'another')).toBe('late');
    expect(errors.splice(0)).toEqual(['A provider tells of two acceptances of one payment']);
    const failed = await begun(await unpaid());
    for (const state of ['cancelled', 'error'] as const) await sendWebhook(shop, failed, state);
    expect(errors).toEqual([]);
  });

  it('of a failure moves no money; the history names the way it failed by', async () => {
    const orderId = await unpaid();
    await sendWebhook(shop, await begun(orderId), 'error');
    const order = await findOrderById(shop.db, orderId);
    expect(order).toMatchObject({ state: 'new', paid: 0, payments: [{ state: 'error' }] });
    expect(order?.timeline.slice(1)).toMatchObject([{ kind: 'payment-failed', details: { name: 'Karta' } }]);
  });
});

describe('an order called off', () => {
  async function paidByCards(balances: number[]) {
    const orderId = await unpaid();
    const numbers: string[] = [];
    for (const balance of balances) {
      const number = await addVoucher(balance);
      numbers.push(number);
      await payWithCard(shop, { orderId, visitorId: 4711, number, pin: '' });
    }
    const left = async () =>
      Promise.all(
        numbers.map(
          async (number) => (await shop.db.select().from(giftCards).where(eq(giftCards.number, number)))[0]?.balance,
        ),
      );
    return { orderId, left };
  }

  it('gives each card its own part back, and what a bank took is to be given back', async () => {
    const other = await unpaid();
    const byPoints = { orderId: other, kind: 'points', name: '', amount: 100, state: 'accepted' } as const;
    await shop.db.transaction((tx) => addPayment(tx, byPoints, shop.now()));
    // Whatever is small enough to be given back with this one.
    await shop.db.update(payments).set({ amount: 100 }).where(eq(payments.state, 'accepted'));
    const { orderId, left } = await paidByCards([3000, 2000]);
    expect(await left()).toEqual([0, 0]);
    const vouchers = async () =>
      (await findOrderById(shop.db, orderId))?.payments
        .filter(({ kind }) => kind === 'voucher')
        .map(({ state }) => state);
    expect(await vouchers()).toEqual(['accepted', 'accepted']);
    await sendWebhook(shop, await begun(orderId), 'accepted');
    await cancelOrder(shop, orderId);
    expect(await left()).toEqual([3000, 2000]);
    expect(await vouchers()).toEqual(['refunded', 'refunded']);
    const order = await findOrderById(shop.db, orderId);
    expect(order).toMatchObject({ paid: PRICE - 5000, state: 'cancelled' });
    expect(order?.timeline.filter(({ kind }) => kind === 'refund-due')).toMatchObject([
      { details: { amount: PRICE - 5000 } },
    ]);
    const uses = await shop.db.select().from(giftCardUses).where(eq(giftCardUses.orderId, orderId));
    expect(uses.map(({ amount }) => amount)).toEqual([3000, 2000, -3000, -2000]);
    expect((await findOrderById(shop.db, other))?.payments).toMatchObject([{ state: 'chosen' }, { state: 'accepted' }]);
  });

  it('gives no card more than is still held after a part of the order was paid back', async () => {
    const { orderId, left } = await paidByCards([3000, 2000]);
    await shop.db.update(orders).set({ refunded: 1500 }).where(eq(orders.id, orderId));
    await cancelOrder(shop, orderId);
    expect(await left()).toEqual([3000, 500]);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ paid: 1500, refunded: 1500 });
  });

  it('of which all was paid back before gives back nothing more', async () => {
    const { orderId, left } = await paidByCards([3000]);
    await sendWebhook(shop, await begun(orderId), 'accepted');
    await shop.db.update(orders).set({ refunded: PRICE }).where(eq(orders.id, orderId));
    await cancelOrder(shop, orderId);
    expect(await left()).toEqual([0]);
    expect((await historyOf(orderId))?.map(([kind]) => kind)).not.toContain('refund-due');
    expect(await shop.db.$count(giftCardUses, eq(giftCardUses.orderId, orderId))).toBe(1);
  });

  it('that was paid with points asks nobody for money; what comes for it all the same is to be given back', async () => {
    const orderId = await unpaid();
    const byPoints = { orderId, kind: 'points', name: '', amount: PRICE, state: 'accepted' } as const;
    await shop.db.transaction((tx) => addPayment(tx, byPoints, shop.now()));
    await come(orderId, PRICE);
    await cancelOrder(shop, orderId);
    const order = await findOrderById(shop.db, orderId);
    expect(order).toMatchObject({ paid: 0, payments: [{ state: 'cancelled' }, { kind: 'points', state: 'refunded' }] });
    expect(await come(orderId, 500)).toEqual([]);
    expect((await historyOf(orderId))?.slice(-4)).toEqual([
      ['cancelled', undefined],
      ['refunded', PRICE],
      ['paid', 500],
      ['refund-due', 500],
    ]);
  });
});
