import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getPoints } from '#modules/sales/loyalty/server/index.ts';
import type { Claim, Pieces } from '#modules/sales/order-ledger/rules/claim.ts';
import { claimPieces, refunds } from '#modules/sales/order-ledger/server/index.ts';
import { changeOrderState, findOrderById } from '#modules/sales/orders/server/index.ts';
import { addPayment, recordMoney } from '#modules/sales/payments/server/index.ts';
import { giftCards, payments } from '#modules/sales/payments/server/tables.ts';
import { subscriptions } from '#modules/sales/subscriptions/server/tables.ts';
import { letMoneyGo } from '#platform/testing/let-money-go.ts';
import { addGood, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { subscribed } from '#platform/testing/subscribed.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type ClaimedWorth, claimWorth } from './claim-worth.ts';
import { endOrder, type NewRefund, recordRefund } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
let claims = 0;

const newClaim = (kind: Claim['kind'] = 'return'): Claim => {
  claims += 1;
  return { kind, id: claims };
};

async function paidOrder({ quantities = [2], points }: { quantities?: number[]; points?: number } = {}) {
  const goods = await Promise.all(
    quantities.map(async (quantity) => ({
      productId: await addGood(shop, categoryId, { price: 20_000, pointsReceived: 11 }),
      quantity,
    })),
  );
  const data = { paymentMethodId: METHOD.card };
  const shopper = await newShopper(shop, goods, { data, points });
  const { orderId, toPay } = await placed(shop, shopper);
  await shop.db.update(payments).set({ state: 'accepted' }).where(eq(payments.orderId, orderId));
  await shop.db.transaction((tx) => recordMoney(tx, orderId, toPay, shop.now()));
  return { orderId, toPay, customerId: shopper.customerId ?? 0 };
}

async function orderOf(orderId: number) {
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return order;
}

/** Decided, and paid at the bank where nothing else takes it. */
async function give(orderId: number, amount: number, more: Partial<NewRefund> = {}) {
  const refund = { orderId, amount, claim: newClaim(), way: 'same-way' as const, ...more };
  const outcome = await shop.db.transaction((tx) => recordRefund(tx, shop, refund));
  await letMoneyGo(shop);
  return outcome;
}
const refundsOf = (orderId: number) => shop.db.select().from(refunds).where(eq(refunds.orderId, orderId));
const eventsOf = async (orderId: number, kind: string) =>
  (await orderOf(orderId)).timeline.filter((event) => event.kind === kind).map(({ details }) => details);

describe('money that goes back', () => {
  it('is never more than came, less than nothing or a part of a grosz; then nothing is written', async () => {
    const { orderId, toPay } = await paidOrder();
    for (const amount of [toPay + 1, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(await give(orderId, amount)).toEqual({ kind: 'too-much', held: toPay });
    }
    expect(await give(2_000_000_000, 1)).toEqual({ kind: 'unknown-order' });
    expect(await refundsOf(orderId)).toEqual([]);
    expect(await orderOf(orderId)).toMatchObject({ paid: toPay, refunded: 0 });
    expect(await eventsOf(orderId, 'refunded')).toEqual([]);
  });

  it('in parts leaves the payments as they are until all of it went back; points are given back by their own ledger', async () => {
    const { orderId, toPay } = await paidOrder();
    const other = await paidOrder();
    const byPoints = { orderId, kind: 'points', name: '', amount: 0, state: 'accepted' } as const;
    await shop.db.transaction((tx) => addPayment(tx, byPoints, shop.now()));
    const states = async (id = orderId) => (await orderOf(id)).payments.map(({ kind, state }) => [kind, state]);
    expect(await give(orderId, 1000)).toMatchObject({ kind: 'done', voucher: null });
    expect(await give(orderId, toPay)).toEqual({ kind: 'too-much', held: toPay - 1000 });
    const taken = [
      ['card', 'accepted'],
      ['points', 'accepted'],
    ];
    expect(await states()).toEqual(taken);
    expect(await give(orderId, toPay - 1000)).toMatchObject({ kind: 'done' });
    expect(await orderOf(orderId)).toMatchObject({ paid: toPay, refunded: toPay });
    expect(await states()).toEqual([['card', 'refunded'], taken[1]]);
    expect(await states(other.orderId)).toEqual([['card', 'accepted']]);
    expect(await orderOf(other.orderId)).toMatchObject({ refunded: 0 });
    expect(await eventsOf(orderId, 'refunded')).toEqual([{ amount: 1000 }, { amount: toPay - 1000 }]);
    // All is back: nothing is settled with nothing, and nobody is told of it.
    expect(await give(orderId, 0)).toMatchObject({ kind: 'done' });
    expect(await eventsOf(orderId, 'refunded')).toHaveLength(2);
  });

  it('to the balance is a voucher over just that sum, which never expires; for nothing there is none', async () => {
    const { orderId } = await paidOrder();
    const given = await give(orderId, 700, { way: 'balance' });
    expect(given).toMatchObject({ kind: 'done', voucher: expect.stringMatching(/^SALDO\d{12}$/) });
    const number = given.kind === 'done' ? (given.voucher ?? '') : '';
    const [card] = await shop.db.select().from(giftCards).where(eq(giftCards.number, number));
    expect(card).toMatchObject({ kind: 'voucher', issued: 700, balance: 700, expiresAt: null, pinHash: null });
    expect(await give(orderId, 0, { way: 'balance' })).toMatchObject({ kind: 'done', voucher: null });
    expect(await give(orderId, 300, { way: 'transfer', details: 'PL61' })).toMatchObject({
      kind: 'done',
      voucher: null,
    });
    expect(await refundsOf(orderId)).toMatchObject([
      { amount: 700, way: 'balance', cardId: card?.id, details: '' },
      { amount: 0, way: 'balance', cardId: null },
      { amount: 300, way: 'transfer', cardId: null, details: 'PL61' },
    ]);
    expect(await shop.db.$count(giftCards)).toBe(1);
  });

  it('for a complaint leaves the points: the shopper keeps the goods', async () => {
    const { orderId, customerId } = await paidOrder({ points: 5 });
    for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, orderId, state);
    const balance = async () => (await getPoints(shop, customerId)).balance;
    expect(await balance()).toBe(27);
    const [line] = (await orderOf(orderId)).lines;
    for (const [kind, left] of [
      ['complaint', 27],
      ['return', 16],
    ] as const) {
      const claim = newClaim(kind);
      await claimed(orderId, claim, [{ lineId: line?.lineId ?? 0, quantity: 1 }]);
      expect(await give(orderId, 100, { claim })).toMatchObject({ kind: 'done' });
      expect(await balance()).toBe(left);
    }
  });
});

const claimed = (orderId: number, claim: Claim, pieces: Pieces[]) =>
  shop.db.transaction((tx) => claimPieces(tx, { orderId, claim, pieces }, shop.now()));

describe('what a claim is worth', () => {
  /** Two pieces of one thing and one of another, 200 zł each, all paid; one piece is in the claim. */
  async function claimedOrder(kind: Claim['kind'] = 'return') {
    const { orderId } = await paidOrder({ quantities: [2, 1] });
    const order = await orderOf(orderId);
    const [first = 0, second = 0] = order.lines.map(({ lineId }) => lineId);
    const claim = newClaim(kind);
    const pieces = [{ lineId: first, quantity: 1 }];
    await claimed(orderId, claim, pieces);
    const worth = (changes: Partial<typeof order> = {}, more: Partial<ClaimedWorth> = {}) =>
      claimWorth(shop.db, { ...order, ...changes }, { claim, pieces, withdrawn: false, ...more });
    return { order, first, second, worth, claim };
  }

  let of: Awaited<ReturnType<typeof claimedOrder>>;
  beforeAll(async () => {
    of = await claimedOrder();
  });

  it('is the price of its pieces less what sending back costs, and the delivery only when all was withdrawn from', async () => {
    const { order, first, second, worth } = of;
    const total = { ...order.total, gross: 61_500 };
    const sent = { deliveryCost: { gross: 1_500, net: 1_220 }, total, paid: total.gross };
    const all = [
      { lineId: first, quantity: 2 },
      { lineId: second, quantity: 1 },
    ];
    expect(await worth(sent)).toBe(20_000);
    expect(await worth(sent, { returnCost: 1_500 })).toBe(18_500);
    expect(await worth(sent, { withdrawn: true })).toBe(20_000);
    expect(await worth(sent, { pieces: all })).toBe(60_000);
    expect(await worth(sent, { pieces: all, withdrawn: true })).toBe(61_500);
  });

  it('is what came and is not needed for the rest, less what went back for a complaint', async () => {
    const { order, worth } = of;
    expect(await worth({ paid: order.total.gross - 15_000 })).toBe(5_000);
    expect(await worth({ paid: 0 })).toBe(0);
    expect(await worth({ refunded: order.total.gross - 7_000 })).toBe(7_000);
    const complaint = await claimedOrder('complaint');
    expect(await complaint.worth({ paid: order.total.gross - 15_000 })).toBe(5_000);
    // A part of it went back before: the rest of its price, as long as the shop holds as much.
    await give(complaint.order.id, 8_000, { claim: complaint.claim });
    expect(await complaint.worth({ refunded: 8_000 })).toBe(12_000);
    expect(await complaint.worth({ refunded: order.total.gross - 7_000 })).toBe(7_000);
  });

  it('of a parcel paid on delivery counts on its money until it has come', async () => {
    const { order, worth } = of;
    const parcel = { paid: 0, owed: order.total.gross, delivery: { ...order.delivery, prepaid: false } };
    expect(await worth({ ...parcel, state: 'sent' })).toBe(20_000);
    expect(await worth({ ...parcel, state: 'delivered' })).toBe(0);
    expect(await worth({ ...parcel, state: 'sent', delivery: order.delivery })).toBe(0);
  });

  it('counts pieces of a return that was filed as given up, those of a complaint as kept', async () => {
    for (const [kind, delivery] of [
      ['complaint', 0],
      ['return', 1_500],
    ] as const) {
      const { order, first, second, worth } = await claimedOrder('withdrawal');
      const rest = [first, second].map((lineId) => ({ lineId, quantity: 1 }));
      await claimed(order.id, newClaim(kind), rest);
      const cost = { deliveryCost: { gross: 1_500, net: 1_220 } };
      expect(await worth(cost, { withdrawn: true })).toBe(20_000 + delivery);
    }
  });

  it.each([
    { earlier: 19_000, rest: 16_000 },
    { earlier: 20_000, rest: 15_000 },
    // What was given beyond the worth of the other piece is not taken off this one.
    { earlier: 21_000, rest: 15_000 },
  ])('after $earlier for another piece of an order paid in part is $rest', async ({ earlier, rest }) => {
    const { order, second, worth } = await claimedOrder();
    const before = newClaim();
    await claimed(order.id, before, [{ lineId: second, quantity: 1 }]);
    expect(await give(order.id, earlier, { claim: before })).toMatchObject({ kind: 'done' });
    expect(await worth({ paid: order.total.gross - 5_000, refunded: earlier })).toBe(rest);
  });
});

describe('an order of which all came back', () => {
  const end = (orderId: number) => shop.db.transaction((tx) => endOrder(tx, orderId, { now: shop.now(), byLaw: true }));

  it('ends when the last piece of its last line was paid back, once', async () => {
    const { orderId } = await paidOrder({ quantities: [2, 1] });
    for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, orderId, state);
    const [first, second] = (await orderOf(orderId)).lines.map(({ lineId }) => lineId);
    for (const [lineId = 0, quantity] of [
      [first, 1],
      [second, 1],
    ]) {
      const claim = newClaim();
      await claimed(orderId, claim, [{ lineId, quantity: quantity ?? 0 }]);
      await give(orderId, 100, { claim });
      await end(orderId);
      expect(await orderOf(orderId)).toMatchObject({ state: 'delivered' });
    }
    const last = newClaim();
    await claimed(orderId, last, [{ lineId: first ?? 0, quantity: 1 }]);
    // Money for a withdrawal that happens to have the same number is not money for this return.
    await give(orderId, 100, { claim: { kind: 'withdrawal', id: last.id } });
    await end(orderId);
    // It is on its way back, and not paid for yet.
    expect(await orderOf(orderId)).toMatchObject({ state: 'delivered' });
    await give(orderId, 100, { claim: last });
    await end(orderId);
    await end(orderId);
    expect(await orderOf(orderId)).toMatchObject({ state: 'returned' });
    expect(await eventsOf(orderId, 'returned')).toHaveLength(1);
  });

  it('X.74 ends the subscription that it began', async () => {
    const { id, orderId, toPay } = await subscribed(shop, categoryId, { data: { paymentMethodId: METHOD.card } });
    await shop.db.update(payments).set({ state: 'accepted' }).where(eq(payments.orderId, orderId));
    await shop.db.transaction((tx) => recordMoney(tx, orderId, toPay, shop.now()));
    for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, orderId, state);
    const claim = newClaim();
    await claimed(orderId, claim, [{ lineId: (await orderOf(orderId)).lines[0]?.lineId ?? 0, quantity: 1 }]);
    const stateNow = async () => (await shop.db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0]?.state;
    expect(await stateNow()).toBe('active');
    await give(orderId, 100, { claim });
    await end(orderId);
    expect(await orderOf(orderId)).toMatchObject({ state: 'returned' });
    expect(await stateNow()).toBe('stopped');
  });

  it('that was called off, or is nobody’s, stays what it is', async () => {
    const { orderId } = await paidOrder({ quantities: [1] });
    const [line] = (await orderOf(orderId)).lines;
    const claim = newClaim('withdrawal');
    await claimed(orderId, claim, [{ lineId: line?.lineId ?? 0, quantity: 1 }]);
    await give(orderId, 100, { claim });
    await changeOrderState(shop, orderId, 'cancelled');
    await end(orderId);
    expect(await orderOf(orderId)).toMatchObject({ state: 'cancelled' });
    await end(2_000_000_000);
  });
});
