import { describe, expect, it } from 'vitest';
import { getOrderSummary } from '#modules/sales/checkout/server/index.ts';
import { cancelOrder, changeOrderState, findOrderById } from '#modules/sales/orders/server/index.ts';
import { addGood, equipShop, METHOD, newShopper, order, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { getPoints } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

const balance = async (shopper: { customerId: number | null }) =>
  (await getPoints(shop, shopper.customerId ?? 0)).balance;

describe('points', () => {
  it('buy a product, as long as there are enough', async () => {
    const productId = await addGood(shop, categoryId, { points: 100 }, { forPoints: true });
    const rich = await newShopper(shop, [{ productId, quantity: 2, forPoints: true }], { points: 250 });
    const { orderId, toPay } = await placed(shop, rich);
    // Only delivery is paid with money.
    expect(toPay).toBe(1500);
    expect(await balance(rich)).toBe(50);
    await cancelOrder(shop, orderId);
    expect(await getPoints(shop, rich.customerId ?? 0)).toMatchObject({
      balance: 250,
      entries: [
        { change: 200, reason: 'given-back' },
        { change: -200, reason: 'spent-on-product' },
      ],
    });
  });

  it('are not there twice for two orders at once', async () => {
    const productId = await addGood(shop, categoryId, { points: 100 }, { forPoints: true });
    const shopper = await newShopper(shop, [{ productId, forPoints: true }], { points: 150 });
    const other = await newShopper(shop, [{ productId, forPoints: true }], { points: 150 });
    const sameCustomer = { ...other, customerId: shopper.customerId };
    const outcomes = await Promise.all([order(shop, shopper), order(shop, sameCustomer)]);
    expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual(['placed', 'refused']);
    expect(outcomes.find((outcome) => outcome.kind === 'refused')).toMatchObject({ problems: [{ field: 'points' }] });
    expect(await balance(shopper)).toBe(50);
  });

  it('pay a part of the money', async () => {
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId }], { points: 300, data: { points: 200 } });
    expect(await placed(shop, shopper)).toMatchObject({ toPay: 6500 - 200 * 5 });
    expect(await balance(shopper)).toBe(100);
  });

  it('pay for a product and a part of the money together, to the last one', async () => {
    const productId = await addGood(shop, categoryId, { points: 100 }, { forPoints: true });
    const wanted = [{ productId, quantity: 2, forPoints: true }];
    const poor = await newShopper(shop, wanted, { points: 299, data: { points: 100 } });
    expect(await order(shop, poor)).toMatchObject({ problems: [{ field: 'points', code: 'wrong' }] });
    const rich = await newShopper(shop, wanted, { points: 300, data: { points: 100 } });
    const { orderId } = await placed(shop, rich);
    const { balance: left, entries } = await getPoints(shop, rich.customerId ?? 0);
    expect(left).toBe(0);
    expect(entries.map(({ change, reason }) => [reason, change]).toSorted()).toEqual([
      ['spent-on-payment', -100],
      ['spent-on-product', -200],
    ]);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({
      pointsSpent: 300,
      paid: 500,
      left: 1000,
      payments: [
        { kind: 'points', amount: 500, state: 'accepted' },
        { kind: 'transfer', amount: 1000, state: 'chosen' },
      ],
    });
  });

  it('pay for an order if enough are left after products paid with points', async () => {
    const bought = await addGood(shop, categoryId, { points: 100 }, { forPoints: true });
    const mug = await addGood(shop, categoryId);
    const wanted = [{ productId: bought, forPoints: true }, { productId: mug }];
    const refusal = async (points?: number) => {
      const shopper = await newShopper(shop, points === undefined ? [{ productId: mug }] : wanted, { points });
      const { methods } = await getOrderSummary(shop, shopper);
      return methods.find(({ method }) => method.id === METHOD.points)?.refusal;
    };
    // 65,00 zł are 1300 points.
    expect(await refusal(1400)).toBeNull();
    expect(await refusal(1399)).toBe('not-enough-points');
    expect(await refusal()).toBe('sign-in');
  });

  it('points selected before signing out do not pay for a guest and do not stop the order', async () => {
    const productId = await addGood(shop, categoryId);
    const shopper = await newShopper(shop, [{ productId }], { data: { points: 200 } });
    const { orderId } = await placed(shop, shopper);
    expect(await findOrderById(shop.db, orderId)).toMatchObject({ paid: 0, pointsSpent: 0 });
  });

  it('are earned once, when the parcel has come, and go again when it was called off before', async () => {
    const productId = await addGood(shop, categoryId, { pointsReceived: 11 });
    const shopper = await newShopper(shop, [{ productId, quantity: 3 }], { points: 0 });
    const { orderId } = await placed(shop, shopper);
    expect(await balance(shopper)).toBe(0);
    for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, orderId, state);
    expect(await balance(shopper)).toBe(33);
  });
});
