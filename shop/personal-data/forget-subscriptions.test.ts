import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { exportData, forgetCustomer } from '#shop/personal-data/index.ts';
import { equipShop } from '#shop/platform/db/testing/order-shop.ts';
import { subscribed } from '#shop/platform/db/testing/subscribed.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { orders, subscriptions } from '#shop/schema.ts';

const { shop } = await testDatabase({ filled: 'empty', now: () => new Date('2026-11-19T12:00:00Z') });
const { categoryId } = await equipShop(shop);

it('X.22 X.23 X.74 subscriptions are in the export of the account, and end when it is closed', async () => {
  const { id, orderId, customerId } = await subscribed(shop, categoryId, { points: 0 });
  const own = customerId ?? 0;
  const stored = () => shop.db.select().from(subscriptions).where(eq(subscriptions.id, id));
  const exported = {
    name: expect.stringContaining('Kubek'),
    subscription: { days: 14, state: 'active', next_on: '2026-12-03' },
  };
  expect((await exportData(shop, own))?.orders).toMatchObject([{ lines: [exported] }]);
  expect(await forgetCustomer(shop, own)).toBe('closed');
  // The order is under way and keeps its buyer until it is done; nothing is ordered again.
  expect(await stored()).toMatchObject([{ state: 'stopped' }]);

  const done = await subscribed(shop, categoryId, { points: 0 });
  await shop.db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, done.orderId));
  expect(await forgetCustomer(shop, done.customerId ?? 0)).toBe('closed');
  expect(await shop.db.$count(subscriptions, eq(subscriptions.id, done.id))).toBe(0);
  expect(await shop.db.$count(orders, eq(orders.id, orderId))).toBe(1);
});
