import { eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { cancelOrder, findOrderById } from '#modules/sales/orders/server/index.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { subscribed } from '#platform/testing/subscribed.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { outbox, sizes, sizeTiers, subscriptions } from '#server/shop/schema.ts';
import { changeSubscription, listSubscriptions } from './index.ts';

/** Half past midnight of 20 November in Warsaw, still the 19th in UTC. */
const { shop } = await testDatabase({ filled: 'empty', now: () => new Date('2026-11-19T23:30:00Z') });
const { categoryId } = await equipShop(shop);

const stored = async (id: number) => (await shop.db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0];

it('X.74 an order with a subscription line begins one subscription; a line bought once or for points begins none', async () => {
  const before = await shop.db.$count(subscriptions);
  const { id, orderId } = await subscribed(shop, categoryId, { quantity: 2, days: 28 });
  expect(await stored(id)).toMatchObject({ days: 28, state: 'active', nextOn: '2026-12-18', missedOn: null });
  const order = await findOrderById(shop.db, orderId);
  const renewal = { state: 'active', nextOn: '2026-12-18', price: { gross: 9000, net: 7317 } };
  expect(order?.lines).toMatchObject([{ subscription: { days: 28, renewal } }]);

  const once = await addGood(shop, categoryId);
  await placed(shop, await newShopper(shop, [{ productId: once }]));
  const days = { subscriptionDays: [14] };
  const forPoints = await addGood(shop, categoryId, { points: 5 }, { ...days, forPoints: true });
  const rich = await newShopper(shop, [], { points: 100 });
  const line = { productId: forPoints, size: '', quantity: 1, forPoints: true, extras: { subscriptionDays: 14 } };
  await addToBasket(shop, rich.visitorId, line, rich);
  await placed(shop, rich);
  expect(await shop.db.$count(subscriptions)).toBe(before + 1);
});

it('X.74 the order shows the price of the next parcel alone, without the multipack of other lines', async () => {
  const product = { subscriptionDays: [14], subscriptionRebatePercent: 10 };
  const productId = await addGood(shop, categoryId, { price: 5000, stock: 20 }, product);
  const [size] = await shop.db.select({ id: sizes.id }).from(sizes).where(eq(sizes.productId, productId));
  await shop.db.insert(sizeTiers).values({ sizeId: size?.id ?? 0, threshold: 10, value: 10 });
  const shopper = await newShopper(shop, [{ productId, quantity: 9 }]);
  const line = { productId, size: '', quantity: 1, extras: { subscriptionDays: 14 } };
  await addToBasket(shop, shopper.visitorId, line, shopper);
  const { orderId } = await placed(shop, shopper);
  const lines = (await findOrderById(shop.db, orderId))?.lines ?? [];
  expect(lines.find(({ subscription }) => subscription !== null)).toMatchObject({
    worth: { gross: 4050 },
    subscription: { renewal: { price: { gross: 4500, net: 3659 } } },
  });
});

it('X.74 is paused, resumed, skipped and stopped by its buyer only', async () => {
  const { id, orderId, customerId } = await subscribed(shop, categoryId, { points: 0 });
  const { orderId: other } = await subscribed(shop, categoryId);
  const change = (intent: 'pause' | 'resume' | 'skip' | 'stop', access: { orderId: number } | { customerId: number }) =>
    changeSubscription(shop, { id, intent, shownNextOn: '2026-12-04', access });
  const own = { customerId: customerId ?? 0 };
  expect(await change('stop', { orderId: other })).toBe('unknown');
  expect(await change('stop', { customerId: own.customerId + 1 })).toBe('unknown');
  expect(await changeSubscription(shop, { id: 2 ** 40, intent: 'stop', access: own })).toBe('unknown');
  expect(await stored(id)).toMatchObject({ state: 'active', nextOn: '2026-12-04' });
  expect(await change('skip', own)).toBe('done');
  // Sent again: the parcel after it is not skipped too.
  expect(await change('skip', own)).toBe('not-allowed');
  expect(await stored(id)).toMatchObject({ state: 'active', nextOn: '2026-12-18' });
  expect(await change('pause', { orderId })).toBe('done');
  expect(await change('skip', own)).toBe('not-allowed');
  expect(await change('resume', own)).toBe('done');
  expect(await listSubscriptions(shop, own)).toMatchObject([{ id, state: 'active', price: { gross: 4500 }, days: 14 }]);
  expect(await change('stop', own)).toBe('done');
  expect(await change('resume', own)).toBe('not-allowed');
  expect(await listSubscriptions(shop, { orderId })).toMatchObject([{ id, state: 'stopped', price: null }]);
});

it('X.74 a first order that is called off stops its subscription', async () => {
  const { id, orderId } = await subscribed(shop, categoryId);
  expect(await cancelOrder(shop, orderId)).toBe('done');
  expect(await stored(id)).toMatchObject({ state: 'stopped' });
});

it('X.74 emails the customer each change that the staff made, with its day and the address of the shop', async () => {
  const { id, orderId, nextOn } = await subscribed(shop, categoryId);
  const mails = () =>
    shop.db
      .select()
      .from(outbox)
      .where(like(outbox.key, `order-${orderId}-subscription-%`))
      .orderBy(outbox.id);
  expect(await changeSubscription(shop, { id, intent: 'pause', access: { orderId } })).toBe('done');
  expect(await mails()).toEqual([]);
  for (const intent of ['resume', 'skip', 'pause', 'stop'] as const)
    expect(await changeSubscription(shop, { id, intent, shownNextOn: nextOn, access: 'staff' })).toBe('done');
  // A refused change sends nothing.
  expect(await changeSubscription(shop, { id, intent: 'stop', access: 'staff' })).toBe('not-allowed');
  const sent = await mails();
  expect(sent.map(({ subject }) => subject.split(':')[0])).toEqual([
    'Wznowiliśmy subskrypcję',
    'Pominęliśmy paczkę z subskrypcji',
    'Wstrzymaliśmy subskrypcję',
    'Zakończyliśmy subskrypcję',
  ]);
  for (const { recipient, text } of sent) {
    expect(recipient).toBe('Jan@Example.com');
    expect(text).toContain('20 listopada 2026');
    expect(text).toContain(`Napisz na ${shop.settings.email}`);
    expect(text).toContain('?token=');
  }
  expect(sent[0]?.text).toContain('Następną paczkę zamówimy 4 grudnia 2026');
  expect(sent[1]?.text).toContain('Następną zamówimy 18 grudnia 2026');
});
