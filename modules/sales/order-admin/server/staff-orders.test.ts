import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changeOrderState, writeOrderMails } from '#modules/sales/orders/server/index.ts';
import { bookPayment } from '#modules/sales/payments/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { addGood, COURIER, equipShop, newShopper, placed, stockOf } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orders, outbox } from '#server/shop/schema.ts';
import { EVERY_ORDER, type OrderFilter } from '../rules/order-filter.ts';
import {
  addOrderNote,
  countOrderStates,
  findOrderForStaff,
  listOrdersForStaff,
  listOrderViews,
  moveOrders,
  removeOrderView,
  saveOrderView,
} from './index.ts';

let now = new Date('2026-03-01T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const ola = { ...shop, actor: { kind: 'staff' as const, id: 7, name: 'Ola' } };

const mug = await addGood(shop, categoryId, { stock: 500 }, { name: 'Garnek żeliwny', code: 'GZ-77' });
const plate = await addGood(shop, categoryId, { stock: 500, price: 9900 });

/** One day after another, so that the order of the list is known. */
async function bought(data: object, productId = plate) {
  now = new Date(now.getTime() + 86_400_000);
  return placed(shop, await newShopper(shop, [{ productId }], { data }));
}

const person = (firstName: string, lastName: string, phone: string) => ({
  email: `${firstName}.${lastName}@example.com`,
  billing: { firstName, lastName, phone, street: 'Leśna 4', zipcode: '30-224', city: 'Kraków', country: 'PL' },
});

const zolw = await bought(person('Łucja', 'Żółw', '+48 512 000 111'));
const pot = await bought({ ...person('Jan', 'Nowak', '600 700 800'), courierId: COURIER.home }, mug);
const sent = await bought({ ...person('Ewa', 'Lis', '511 222 333'), courierId: COURIER.shop, locationId: 1 });
await changeOrderState(ola, sent.orderId, 'packing');
await changeOrderState(ola, sent.orderId, 'sent', 'PL-0042-XYZ');

const numbersOf = async (filter: Partial<OrderFilter>, after?: string) =>
  (await listOrdersForStaff(shop, { ...EVERY_ORDER, ...filter }, { after })).orders.map(({ number }) => number);

it.each([
  ['number', () => zolw.number, () => zolw],
  ['a part of the number', () => zolw.number.slice(2), () => zolw],
  ['name without marks', () => 'zolw lucja', () => zolw],
  ['e-mail', () => 'EWA.LIS@example', () => sent],
  ['phone as people write it', () => '+48 512-000-111', () => zolw],
  ['phone without its country', () => '600700800', () => pot],
  ['product', () => 'garnek żeli', () => pot],
  ['code of a product', () => 'gz-77', () => pot],
  ['parcel', () => '0042-xyz', () => sent],
])('O.12 an order is found by %s', async (_what, text, order) => {
  expect(await numbersOf({ text: text() })).toEqual([order().number]);
});

it('O.12 what is no word of any order finds nothing, whatever signs it has', async () => {
  for (const text of ['%', '_', 'nikt\\', "'; drop table orders --", 'Żółw Nowak'])
    expect(await numbersOf({ text })).toEqual([]);
});

it('O.12 filters by state, money, courier and day of Warsaw; counts follow all but the state', async () => {
  expect(await numbersOf({ state: 'sent' })).toEqual([sent.number]);
  expect(await numbersOf({ money: 'unpaid' })).toEqual([sent.number, pot.number, zolw.number]);
  expect(await numbersOf({ money: 'paid' })).toEqual([]);
  expect(await numbersOf({ courierId: COURIER.shop })).toEqual([sent.number]);
  expect(await numbersOf({ from: '2026-03-03', to: '2026-03-03' })).toEqual([pot.number]);
  const counts = await countOrderStates(shop, { ...EVERY_ORDER, state: 'sent', text: 'example.com' });
  expect(counts).toMatchObject({ all: 3, new: 2, sent: 1, delivered: 0 });
});

it('O.12 pages follow one another without a gap, in every order, and an unknown edge is the first page', async () => {
  for (const sort of ['newest', 'oldest', 'highest', 'lowest'] as const) {
    const all = await numbersOf({ sort });
    expect(all).toHaveLength(3);
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await listOrdersForStaff(shop, { ...EVERY_ORDER, sort }, { after, size: 1 });
      seen.push(...page.orders.map(({ number }) => number));
      after = page.next;
    }
    expect(seen).toEqual(all);
    expect(await numbersOf({ sort }, "x'_1")).toEqual(all);
  }
  expect((await numbersOf({ sort: 'lowest' }))[0]).toBe(pot.number);
});

it('O.12 saved lists are of one person, replaced by their title', async () => {
  expect(await saveOrderView(shop, 7, { title: ' Do spakowania ', filter: 'state=confirmed&evil=1' })).toBe('saved');
  expect(await saveOrderView(shop, 7, { title: 'Do spakowania', filter: 'state=packing' })).toBe('saved');
  expect(await saveOrderView(shop, 7, { title: '  ', filter: '' })).toBe('no-title');
  const [view] = await listOrderViews(shop, 7);
  expect(view).toMatchObject({ title: 'Do spakowania', filter: 'state=packing' });
  expect(await listOrderViews(shop, 8)).toEqual([]);
  await removeOrderView(shop, 8, view?.id ?? 0);
  expect(await listOrderViews(shop, 7)).toHaveLength(1);
  await removeOrderView(shop, 7, view?.id ?? 0);
  expect(await listOrderViews(shop, 7)).toEqual([]);
});

it('O.13 one order whole: lines, people, money, history, mails, notes and what the shopper sees', async () => {
  await runDueJobs(shop, [writeOrderMails]);
  expect(await addOrderNote(ola, sent.orderId, '  Zadzwonić przed wysyłką ')).toBe('added');
  expect(await addOrderNote(ola, sent.orderId, ' ')).toBe('empty');
  expect(await addOrderNote(ola, 2_000_000_000, 'x')).toBe('unknown-order');
  const found = await findOrderForStaff(shop, sent.number);
  expect(found).toMatchObject({
    order: { number: sent.number, state: 'sent', lines: [{ productId: plate }], left: 9900, phone: '511 222 333' },
    notes: [{ author: 'Ola', text: 'Zadzwonić przed wysyłką' }],
    next: ['ready', 'delivered', 'returned'],
    payBack: 0,
    refundable: 0,
  });
  expect(found?.order.timeline.map(({ kind }) => kind)).toEqual(['placed', 'packing', 'sent']);
  expect(found?.mails).toHaveLength(2);
  expect(found?.order).not.toHaveProperty('accessToken');
  expect(await findOrderForStaff(shop, '00000000')).toBeNull();
});

it('O.14 many are moved at once, each with its result; stock and mails follow, and the log knows who', async () => {
  const ten = [];
  for (let index = 0; index < 3; index += 1) ten.push(await bought(person('Ala', `Sto${index}`, '500 500 500'), mug));
  const ids = ten.map(({ orderId }) => orderId);
  const stock = await stockOf(shop, mug);
  const wishes = [...ids, sent.orderId, 2_000_000_000, ids[0] ?? 0].map((orderId) => ({ orderId }));
  const results = await moveOrders(ola, wishes, 'packing');
  expect(results).toEqual([
    ...ten.map(({ orderId, number }) => ({ orderId, number, state: 'packing', refusal: null })),
    { orderId: sent.orderId, number: sent.number, state: 'sent', refusal: 'wrong-state' },
    { orderId: 2_000_000_000, number: '', state: null, refusal: 'unknown-order' },
  ]);
  await moveOrders(ola, [{ orderId: ids[0] ?? 0, trackingNumber: 'T1' }, { orderId: ids[1] ?? 0 }], 'sent');
  await moveOrders(ola, [{ orderId: ids[2] ?? 0 }], 'cancelled');
  expect(await stockOf(shop, mug)).toBe((stock ?? 0) + 1);
  await runDueJobs(shop, [writeOrderMails]);
  const mails = await shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.key, `order-${ids[0]}-sent`));
  expect(mails[0]?.text).toContain('T1');
  const changes = await listChanges(shop, { objectKind: 'order', objectId: String(ids[0]) });
  expect(changes.map(({ action, actorName }) => [action, actorName])).toEqual([
    ['order.moved', 'Ola'],
    ['order.moved', 'Ola'],
  ]);
  const many = Array.from({ length: 201 }, (_, index) => ({ orderId: index + 1 }));
  expect(await moveOrders(ola, many, 'packing')).toBe('too-many');
});

it('O.14 two people move and cancel the same orders at the same moment: each step happens once', async () => {
  const { orderId } = await bought(person('Ula', 'Dwa', '500 500 501'), mug);
  const stock = (await stockOf(shop, mug)) ?? 0;
  const [first, second] = await Promise.all([
    moveOrders(ola, [{ orderId }], 'cancelled'),
    moveOrders(ola, [{ orderId }], 'cancelled'),
  ]);
  const refusals = [first, second].flatMap((results) =>
    results === 'too-many' ? [] : results.map((one) => one.refusal),
  );
  expect(refusals.toSorted()).toEqual([null, 'wrong-state'].toSorted());
  expect(await stockOf(shop, mug)).toBe(stock + 1);
});

it('forgotten people are not found any more', async () => {
  await shop.db.update(orders).set({ email: '', emailKey: '', phone: '' }).where(eq(orders.id, zolw.orderId));
  expect(await numbersOf({ text: 'lucja.' })).toEqual([]);
});

it('O.12 an order paid in full is found as paid, and one paid in part as unpaid', async () => {
  const { order } = (await findOrderForStaff(shop, pot.number)) ?? {};
  const part = 100;
  expect(await bookPayment(ola, pot.orderId, { amount: part, key: 'part' })).toBe('booked');
  expect(await numbersOf({ money: 'paid' })).toEqual([]);
  expect(await bookPayment(ola, pot.orderId, { amount: (order?.left ?? 0) - part, key: 'rest' })).toBe('booked');
  expect(await numbersOf({ money: 'paid' })).toEqual([pot.number]);
  expect(await numbersOf({ money: 'unpaid' })).not.toContain(pot.number);
});
