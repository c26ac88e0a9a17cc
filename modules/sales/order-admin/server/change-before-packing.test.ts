import { eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changeOrderState, findOrderById } from '#modules/sales/orders/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { addGood, COURIER, equipShop, METHOD, newShopper, placed, stockOf } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderLines, orders, outbox, payments } from '#server/shop/schema.ts';
import { EVERY_ORDER } from '../rules/order-filter.ts';
import { changeBeforePacking, listOrdersForStaff } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const ola = { ...shop, actor: { kind: 'staff' as const, id: 7, name: 'Ola' } };

/** Three mugs at 50 zł and a plate at 30 zł, by the courier for 15 zł. */
async function ordered() {
  const mug = await addGood(shop, categoryId, { price: 5000, stock: 10 });
  const plate = await addGood(shop, categoryId, { price: 3000, stock: 10 });
  const shopper = await newShopper(shop, [{ productId: mug, quantity: 3 }, { productId: plate }]);
  const { orderId } = await placed(shop, shopper);
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const line = (productId: number) => lines.find((one) => one.productId === productId)?.id ?? 0;
  return { orderId, mug, plate, mugLine: line(mug), plateLine: line(plate) };
}

const viewOf = async (orderId: number) => {
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return order;
};

const pay = (orderId: number, paid: number) =>
  shop.db.update(orders).set({ paid, state: 'confirmed' }).where(eq(orders.id, orderId));

it('O.16 pieces are taken off: stock, sums by rate, what is to be paid and the mail follow', async () => {
  const { orderId, mug, plate, mugLine, plateLine } = await ordered();
  expect(await viewOf(orderId)).toMatchObject({ total: { gross: 19_500 } });
  const takeOff = [
    { lineId: mugLine, quantity: 1 },
    { lineId: plateLine, quantity: 1 },
  ];
  expect(await changeBeforePacking(ola, orderId, { takeOff })).toEqual({ kind: 'changed' });
  const order = await viewOf(orderId);
  expect(order).toMatchObject({ total: { gross: 11_500 }, goods: { gross: 10_000 }, left: 11_500, refunded: 0 });
  expect(order.lines.map(({ quantity, paid }) => [quantity, paid.gross])).toEqual([[2, 10_000]]);
  expect(order.rates.reduce((sum, rate) => sum + rate.gross, 0)).toBe(11_500);
  expect(order.timeline.at(-1)?.kind).toBe('changed');
  expect([await stockOf(shop, mug), await stockOf(shop, plate)]).toEqual([8, 10]);
  const open = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
  expect(open.filter(({ state }) => state === 'chosen')).toMatchObject([{ amount: 11_500 }]);
  const [mail] = await shop.db
    .select()
    .from(outbox)
    .where(like(outbox.key, `order-${orderId}-changed-%`));
  expect(mail?.text).toContain('115,00');
  const [entry] = await listChanges(shop, { objectKind: 'order', objectId: String(orderId) });
  expect(entry).toMatchObject({ action: 'order.changed', before: { total: 19_500 }, after: { total: 11_500 } });
});

it('O.16 what was paid beyond the new sum is to be given back, and stands in the list of it', async () => {
  const { orderId, plateLine } = await ordered();
  await pay(orderId, 19_500);
  await changeBeforePacking(ola, orderId, { takeOff: [{ lineId: plateLine, quantity: 1 }] });
  expect((await viewOf(orderId)).timeline).toContainEqual(
    expect.objectContaining({ kind: 'refund-due', details: { amount: 3000 } }),
  );
  const due = await listOrdersForStaff(shop, { ...EVERY_ORDER, money: 'pay-back' });
  expect(due.orders).toMatchObject([{ id: orderId, payBack: 3000 }]);
});

it('O.16 another courier at its own price; a point it has not is refused', async () => {
  const { orderId } = await ordered();
  const to = (pickupPointId: number | null) =>
    changeBeforePacking(ola, orderId, { delivery: { courierId: COURIER.locker, pickupPointId, locationId: null } });
  expect(await to(null)).toEqual({ kind: 'refused', reason: 'wrong-delivery' });
  expect(await to(3)).toEqual({ kind: 'refused', reason: 'wrong-delivery' });
  expect((await viewOf(orderId)).total.gross).toBe(19_500);
  expect(await to(1)).toEqual({ kind: 'changed' });
  expect(await viewOf(orderId)).toMatchObject({
    total: { gross: 19_200 },
    deliveryCost: { gross: 1200 },
    delivery: { name: 'Automat', place: { code: 'KRA01' } },
  });
});

it('O.16 address and contact are checked as the shopper’s own; the search follows', async () => {
  const { orderId } = await ordered();
  const wrong = await changeBeforePacking(ola, orderId, { email: 'nikt', addresses: { billing: { phone: 'x' } } });
  expect(wrong).toMatchObject({ kind: 'wrong', problems: [{ field: 'email' }, { field: 'billing.phone' }] });
  const delivery = { street: 'Wodna 8', zipcode: '00950', city: 'Warszawa', lastName: 'Przecinek' };
  expect(await changeBeforePacking(ola, orderId, { email: 'Nowy@example.com', addresses: { delivery } })).toEqual({
    kind: 'changed',
  });
  const order = await viewOf(orderId);
  expect(order).toMatchObject({
    email: 'Nowy@example.com',
    addresses: { delivery: { zipcode: '00-950', city: 'Warszawa' } },
  });
  const found = await listOrdersForStaff(shop, { ...EVERY_ORDER, text: 'przecinek' });
  expect(found.orders.map(({ id }) => id)).toEqual([orderId]);
  expect(await changeBeforePacking(ola, orderId, { email: 'Nowy@example.com' })).toEqual({ kind: 'nothing-new' });
});

it('O.16 after packing, of too much, or of everything it is refused and nothing moves', async () => {
  const { orderId, mug, mugLine, plateLine } = await ordered();
  const take = (...takeOff: { lineId: number; quantity: number }[]) => changeBeforePacking(ola, orderId, { takeOff });
  const refused = (reason: string) => ({ kind: 'refused', reason });
  expect(await take({ lineId: mugLine, quantity: 4 })).toEqual({ ...refused('wrong-pieces'), lineId: mugLine });
  expect(await take({ lineId: 1_000_000, quantity: 1 })).toEqual({ ...refused('wrong-pieces'), lineId: 1_000_000 });
  const all = [
    { lineId: mugLine, quantity: 3 },
    { lineId: plateLine, quantity: 1 },
  ];
  expect(await take(...all)).toEqual(refused('nothing-left'));
  await changeOrderState(ola, orderId, 'packing');
  expect(await take({ lineId: mugLine, quantity: 1 })).toEqual(refused('too-late'));
  expect(await changeBeforePacking(ola, orderId, { email: 'a@example.com' })).toEqual(refused('too-late'));
  expect(await changeBeforePacking(ola, 2_000_000_000, {})).toEqual(refused('unknown-order'));
  expect(await stockOf(shop, mug)).toBe(7);
  expect(await viewOf(orderId)).toMatchObject({ total: { gross: 19_500 } });
});

it('O.16 two people take the same piece off at once: no more goes than was named twice', async () => {
  const { orderId, mug, mugLine } = await ordered();
  await shop.db.update(payments).set({ methodId: METHOD.transfer }).where(eq(payments.orderId, orderId));
  const take = () => changeBeforePacking(ola, orderId, { takeOff: [{ lineId: mugLine, quantity: 2 }] });
  const outcomes = await Promise.all([take(), take()]);
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'refused']);
  expect(await stockOf(shop, mug)).toBe(9);
  expect(await viewOf(orderId)).toMatchObject({ total: { gross: 9500 } });
});
