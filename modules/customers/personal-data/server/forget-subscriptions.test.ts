import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { renewSubscriptions } from '#modules/sales/renewals/server/index.ts';
import { equipShop, goodData } from '#platform/testing/order-shop.ts';
import { subscribed } from '#platform/testing/subscribed.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { couriers, orderDrafts, orders, outbox, subscriptions } from '#server/shop/schema.ts';
import { exportData, forgetCustomer } from './index.ts';

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

it('X.23 X.74 nothing of the customer is left after a renewal, a missed renewal and the end of the account', async () => {
  const data = { email: 'odnowa@example.com', billing: { ...goodData.billing, street: 'Odnowiona 5' } };
  const { id, orderId, visitorId, customerId } = await subscribed(shop, categoryId, { points: 0, data });
  // The browser of the first order: the customer was not signed in there.
  await shop.db.delete(orderDrafts).where(eq(orderDrafts.visitorId, visitorId));
  const deliver = () =>
    shop.db
      .update(orders)
      .set({ state: 'delivered' })
      .where(eq(orders.customerId, customerId ?? 0));
  const { signal } = new AbortController();
  await deliver();
  await renewSubscriptions(shop, new Date('2026-12-03T12:00:00Z'), signal);
  await deliver();
  await shop.db.update(couriers).set({ enabled: false });
  await renewSubscriptions(shop, new Date('2026-12-17T12:00:00Z'), signal);
  await shop.db.update(couriers).set({ enabled: true });
  expect(await shop.db.select().from(subscriptions).where(eq(subscriptions.id, id))).toMatchObject([
    { missedOn: '2026-12-17' },
  ]);
  expect(await shop.db.$count(orders, eq(orders.email, data.email))).toBe(2);
  await shop.db.update(outbox).set({ sentAt: shop.now() });
  expect(await forgetCustomer(shop, customerId ?? 0)).toBe('closed');
  expect(await findText('odnowa@example|Odnowiona 5')).toEqual([]);
  expect(await shop.db.$count(orders, eq(orders.id, orderId))).toBe(1);
});

/** Tables with a row that has this text. */
async function findText(pattern: string): Promise<string[]> {
  const { rows } = await shop.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = current_schema()`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await shop.pool.query(`select from "${name}" t where to_jsonb(t)::text ~ $1`, [pattern]);
    if (rowCount) found.push(name);
  }
  return found;
}
