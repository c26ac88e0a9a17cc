import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { claimPieces } from '#modules/sales/order-ledger/server/index.ts';
import { orders } from '#modules/sales/order-ledger/server/tables.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { addGood, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { changeMethod, payWithCard } from './index.ts';
import { giftCards, paymentMethods } from './tables.ts';

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

  it.each([
    [20_100, 100],
    [20_000, 0],
  ])('may be all that was left: with %i paid the order is then paid, and %i too much', async (amount, tooMuch) => {
    const orderId = await unpaid(METHOD.paidFor);
    const card = { kind: 'voucher' as const, number: `6600${amount}`, issued: amount, balance: amount };
    await shop.db.insert(giftCards).values({ ...card, createdAt: shop.now() });
    expect(await payWithCard(shop, { orderId, visitorId: 1, number: card.number, pin: '' })).toMatchObject({
      left: 20_300 - amount,
    });
    expect(await changeMethod(shop, orderId, METHOD.card)).toMatchObject({ payment: { amount: 0, state: 'accepted' } });
    const order = await findOrderById(shop.db, orderId);
    expect(order).toMatchObject({ state: 'confirmed', left: 0, total: { gross: 20_000 } });
    const overpaid = order?.timeline.filter(({ kind }) => kind === 'overpaid').map(({ details }) => details);
    expect(overpaid).toEqual(tooMuch > 0 ? [{ amount: tooMuch }] : []);
  });
});

describe('which method may take the place of another', () => {
  const ordered = async (
    price: number,
    {
      quantity = 1,
      points,
      type,
      method = METHOD.transfer,
    }: Partial<Record<'quantity' | 'points' | 'method', number>> & {
      type?: 'product_service';
    } = {},
  ) => {
    const good = await addGood(shop, categoryId, { price, stock: 100 }, type && { type });
    const data = { paymentMethodId: method };
    const { orderId } = await placed(shop, await newShopper(shop, [{ productId: good, quantity }], { points, data }));
    return orderId;
  };
  const refusal = async (orderId: number, methodId: number) => {
    const outcome = await changeMethod(shop, orderId, methodId);
    return outcome.kind === 'refused' ? outcome.reason : null;
  };

  it('is one that is on, and no card of this shop; an order that is paid has none left', async () => {
    await shop.db.insert(paymentMethods).values([
      { id: 20, kind: 'gift-card', name: 'Karta podarunkowa' },
      { id: 21, kind: 'voucher', name: 'Bon' },
      { id: 22, kind: 'card', name: 'Wyłączona', enabled: false },
    ]);
    const orderId = await unpaid(METHOD.card);
    for (const id of [20, 21, 22]) expect(await refusal(orderId, id)).toBe('unknown-method');
    expect(await refusal(orderId, METHOD.blik)).toBeNull();
    // A method of the same cost changes neither the sum nor the history.
    expect((await read(orderId)).last?.details).toEqual({ name: 'BLIK' });
    await shop.db.update(orders).set({ paid: 19_999 }).where(eq(orders.id, orderId));
    expect(await refusal(orderId, METHOD.card)).toBeNull();
    await shop.db.update(orders).set({ paid: 20_000 }).where(eq(orders.id, orderId));
    expect(await refusal(orderId, METHOD.card)).toBe('paid');
  });

  it('is the courier again where the order was to be paid on delivery, and never where it was not', async () => {
    const data = { prepaid: false, paymentMethodId: null };
    const { orderId } = await placed(shop, await newShopper(shop, [{ productId }], { data }));
    const before = await read(orderId);
    expect(await refusal(orderId, METHOD.blik)).toBeNull();
    expect(await refusal(orderId, METHOD.dvp)).toBeNull();
    const { last, ...after } = await read(orderId);
    expect({ ...after, last: before.last }).toEqual(before);
    expect(last?.kind).toBe('payment-chosen');
    expect(await refusal(await unpaid(METHOD.card), METHOD.dvp)).toBe('wrong-side');
  });

  it('is judged by what is left to pay, without what the method before costs', async () => {
    // With the courier 98,00 zł, with the method that costs 101, and instalments begin at 100.
    expect(await refusal(await ordered(8300, { method: METHOD.paidFor }), METHOD.instalments)).toBe('below-minimum');
    expect(await refusal(await ordered(8500, { method: METHOD.paidFor }), METHOD.instalments)).toBeNull();
    const partly = await ordered(9000);
    await shop.db.update(orders).set({ paid: 501 }).where(eq(orders.id, partly));
    expect(await refusal(partly, METHOD.instalments)).toBe('below-minimum');
    await shop.db.update(orders).set({ paid: 500 }).where(eq(orders.id, partly));
    expect(await refusal(partly, METHOD.instalments)).toBeNull();
  });

  it('is judged by the pieces that are kept, by what they are, and by the points of the customer', async () => {
    const orderId = await ordered(3000, { quantity: 6 });
    expect(await refusal(orderId, METHOD.instalments)).toBe('too-many-products');
    const [line] = (await findOrderById(shop.db, orderId))?.lines ?? [];
    const pieces = [{ lineId: line?.lineId ?? 0, quantity: 1 }];
    const claim = { kind: 'withdrawal', id: 1 } as const;
    await shop.db.transaction((tx) => claimPieces(tx, { orderId, claim, pieces }, shop.now()));
    expect(await refusal(orderId, METHOD.instalments)).toBeNull();
    expect(await refusal(await ordered(20_000, { type: 'product_service' }), METHOD.instalments)).toBe(
      'ineligible-products',
    );
    expect(await refusal(await ordered(20_000, { points: 3999 }), METHOD.points)).toBe('not-enough-points');
    expect(await refusal(await ordered(20_000, { points: 4000 }), METHOD.points)).toBeNull();
  });
});
