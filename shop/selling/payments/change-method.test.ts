import { describe, expect, it } from 'vitest';
import { addGood, equipShop, METHOD, newShopper, placed } from '#shop/platform/db/testing/order-shop.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { findOrderById } from '#shop/selling/orders/index.ts';
import { changeMethod, payWithCard } from './index.ts';
import { giftCards } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const productId = await addGood(shop, categoryId, { price: 20_000, stock: 100 });

async function unpaid(paymentMethodId: number) {
  const { orderId } = await placed(shop, await newShopper(shop, [{ productId }], { data: { paymentMethodId } }));
  return orderId;
}

const read = async (orderId: number) => {
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  const { total, paymentCost, rates, left, timeline } = order;
  return { total, paymentCost, rates, left, last: timeline.at(-1) };
};

describe('what a method costs', () => {
  it('is added to the order when it is chosen and taken off when another is, and the history says so', async () => {
    const orderId = await unpaid(METHOD.card);
    const before = await read(orderId);
    expect(await changeMethod(shop, orderId, METHOD.paidFor)).toMatchObject({ payment: { amount: 20_300 } });
    const dear = await read(orderId);
    expect(dear).toMatchObject({ total: { gross: 20_300 }, paymentCost: { gross: 300, net: 244 }, left: 20_300 });
    expect(dear.rates).toMatchObject([{ gross: 20_300, net: dear.total.net }]);
    expect(dear.last).toMatchObject({ kind: 'payment-chosen', details: { name: 'Przelew z opłatą', total: 20_300 } });
    await changeMethod(shop, orderId, METHOD.card);
    const { last, ...after } = await read(orderId);
    expect({ ...after, last: before.last }).toEqual(before);
    expect(last?.details).toEqual({ name: 'Karta', total: 20_000 });
  });

  it('may be all that was left: the order is then paid', async () => {
    const orderId = await unpaid(METHOD.paidFor);
    const card = { kind: 'voucher' as const, number: '66000001', issued: 20_100, balance: 20_100 };
    await shop.db.insert(giftCards).values({ ...card, createdAt: shop.now() });
    expect(await payWithCard(shop, { orderId, visitorId: 1, number: card.number, pin: '' })).toMatchObject({
      left: 200,
    });
    expect(await changeMethod(shop, orderId, METHOD.card)).toMatchObject({ payment: { amount: 0, state: 'accepted' } });
    const order = await findOrderById(shop.db, orderId);
    expect(order).toMatchObject({ state: 'confirmed', left: 0, total: { gross: 20_000 } });
    expect(order?.timeline).toContainEqual(expect.objectContaining({ kind: 'overpaid', details: { amount: 100 } }));
  });
});
