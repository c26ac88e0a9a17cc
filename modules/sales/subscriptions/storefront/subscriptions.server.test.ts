import { eq } from 'drizzle-orm';
import type { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { receiveOrderIntent } from '#modules/sales/order-page/storefront/action.server.ts';
import { loadOrder } from '#modules/sales/order-page/storefront/load.server.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { answer, guestRequests, HOST } from '#modules/sales/orders/testing/guest-requests.server.ts';
import { recordMoney } from '#modules/sales/payments/server/index.ts';
import { renewSubscriptions } from '#modules/sales/renewals/server/index.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { subscribed } from '#platform/testing/subscribed.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { subscriptionOrders, subscriptions } from '#server/shop/schema.ts';
import { loadSubscriptions, receiveSubscriptions } from './subscriptions.server.ts';

let now = new Date('2026-11-19T12:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const { contextOf, customerWith } = guestRequests(shop);
const PAGE = new URL(`${HOST}/konto/subskrypcje`);

const stateOf = async (id: number) =>
  (await shop.db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0]?.state;
const sent = (url: URL, intent: string, id: number, next = '') =>
  new Request(url, { method: 'POST', body: new URLSearchParams({ intent, next, subscription: String(id) }) });
const orderOf = async (orderId: number) => {
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return order;
};

it('X.74 the account lists its own subscriptions with their terms, and changes no others', async () => {
  const own = await subscribed(shop, categoryId, { points: 0, quantity: 2 });
  const other = await subscribed(shop, categoryId, { points: 0 });
  const context = await customerWith({ customerId: own.customerId });
  const { subscriptions: shown } = await loadSubscriptions(context, PAGE);
  expect(shown).toMatchObject([
    {
      id: own.id,
      state: 'active',
      facts: ['Subskrypcja co 14 dni', '2\u00a0szt.'],
      next: ['Następna paczka: 3 grudnia 2026', '90,00\u00a0zł plus dostawa, jeśli cena się nie zmieni'],
      intents: ['pause', 'skip', 'stop'],
    },
  ]);
  expect(await receiveSubscriptions(context, sent(PAGE, 'stop', other.id))).toMatchObject({ kind: 'error' });
  expect(await stateOf(other.id)).toBe('active');
  for (const wrong of ['__proto__', 'toString', ''])
    expect(await receiveSubscriptions(context, sent(PAGE, wrong, own.id))).toBeUndefined();
  expect(await answer(receiveSubscriptions(context, sent(PAGE, 'stop', own.id)))).toBe(
    '/konto/subskrypcje?subskrypcja=stop',
  );
  expect(await stateOf(own.id)).toBe('stopped');
  expect((await loadSubscriptions(context, PAGE)).subscriptions).toMatchObject([
    { state: 'stopped', next: [], intents: [] },
  ]);
  expect(await answer(loadSubscriptions(contextOf(null), PAGE))).toContain('/logowanie');
});

it('X.74 X.39 a skip leads back to its page, and the same form sent again skips no second parcel', async () => {
  const { id, customerId } = await subscribed(shop, categoryId, { points: 0 });
  const context = await customerWith({ customerId });
  const [shown] = (await loadSubscriptions(context, PAGE)).subscriptions;
  const skip = () => receiveSubscriptions(context, sent(PAGE, 'skip', id, shown?.nextOn));
  const page = '/konto/subskrypcje?subskrypcja=skip';
  expect(await answer(skip())).toBe(page);
  const { message, subscriptions: after } = await loadSubscriptions(context, new URL(page, HOST));
  expect(message).toMatchObject({ kind: 'success' });
  expect(after).toMatchObject([{ nextOn: '2026-12-17' }]);
  expect(await answer(skip())).toMatchObject({ kind: 'error' });
  expect((await loadSubscriptions(context, PAGE)).subscriptions).toMatchObject([{ nextOn: '2026-12-17' }]);
});

it('X.74 an order that was opened by the token of an email keeps it after a change', async () => {
  const { id, orderId } = await subscribed(shop, categoryId);
  const { number, accessToken } = await orderOf(orderId);
  const url = new URL(`${HOST}/konto/zamowienia/${number}?token=${accessToken}`);
  const asked = receiveOrderIntent(contextOf(null), { number, request: sent(url, 'pause', id) });
  expect(await answer(asked)).toBe(`/konto/zamowienia/${number}?token=${accessToken}&subskrypcja=pause`);
});

it('X.74 the account says that the next parcel waits until the one before is paid for', async () => {
  const { customerId, orderId, toPay } = await subscribed(shop, categoryId, { points: 0 });
  now = new Date('2026-12-05T12:00:00Z');
  await renewSubscriptions(shop, now, new AbortController().signal);
  const { subscriptions: shown } = await loadSubscriptions(await customerWith({ customerId }), PAGE);
  const afterPayment = 'Następną paczkę zamówimy, gdy poprzednia będzie opłacona';
  expect(shown[0]?.next[0]).toBe(afterPayment);
  const { number } = await orderOf(orderId);
  const page = await loadOrder(await customerWith({ customerId }), number, new URL(HOST));
  expect(page.lines[0]?.details[1]).toContain(afterPayment);
  // Paid for, and the job has not run since: the day is over, yet nothing waits for money.
  await shop.db.transaction((tx) => recordMoney(tx, orderId, toPay, now));
  const { subscriptions: paid } = await loadSubscriptions(await customerWith({ customerId }), PAGE);
  expect(paid[0]?.next[0]).toBe('Następną paczkę zamówimy, gdy tylko będzie to możliwe');
  now = new Date('2026-11-19T12:00:00Z');
});

it('X.40 X.74 a guest changes a subscription by the link of any order of it, and not by number and contact', async () => {
  const { id, orderId } = await subscribed(shop, categoryId, { data: { prepaid: false } });
  now = new Date('2026-12-03T12:00:00Z');
  await renewSubscriptions(shop, now, new AbortController().signal);
  const [placed] = await shop.db.select().from(subscriptionOrders).where(eq(subscriptionOrders.subscriptionId, id));
  const [first, renewal] = [await orderOf(orderId), await orderOf(placed?.orderId ?? 0)];
  const post = (order: typeof first, context: RouterContextProvider, intent: string) => {
    const url = new URL(`${HOST}/konto/zamowienia/${order.number}`);
    return receiveOrderIntent(context, { number: order.number, request: sent(url, intent, id) });
  };
  const named = contextOf(first, '10.0.0.1', {}, 'named');
  expect((await loadOrder(named, first.number, new URL(HOST))).subscriptions).toEqual([]);
  expect(await post(first, named, 'stop')).toMatchObject({ kind: 'error' });
  expect(await stateOf(id)).toBe('active');
  const byRenewal = contextOf(renewal);
  expect((await loadOrder(byRenewal, renewal.number, new URL(HOST))).subscriptions).toMatchObject([{ id }]);
  expect(await answer(post(renewal, byRenewal, 'pause'))).toBe(`/konto/zamowienia/${renewal.number}?subskrypcja=pause`);
  expect(await stateOf(id)).toBe('paused');
  expect(await answer(post(first, contextOf(first), 'stop'))).toBe(
    `/konto/zamowienia/${first.number}?subskrypcja=stop`,
  );
  expect(await stateOf(id)).toBe('stopped');
});
