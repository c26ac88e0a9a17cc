import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { sweepVisitors } from '#modules/customers/personal-data/server/index.ts';
import { addGood, equipShop, newShopper } from '#platform/testing/order-shop.ts';
import { subscribed } from '#platform/testing/subscribed.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { basketLines, couriers, orderDrafts, orders, visitors } from '#server/shop/schema.ts';
import { renewSubscriptions } from './index.ts';

// The process is killed before it deletes what it wrote.
vi.mock('./forget-visitor.ts', () => ({ forgetVisitor: async () => {} }));

let now = new Date('2026-11-19T12:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const { signal } = new AbortController();
const count = async () => [
  await shop.db.$count(visitors),
  await shop.db.$count(basketLines),
  await shop.db.$count(orderDrafts),
];

it('X.23 X.74 the visitor and basket of a killed renewal are deleted a day later, those of a customer stay', async () => {
  const { orderId } = await subscribed(shop, categoryId);
  await shop.db
    .update(orders)
    .set({ paid: sql`${orders.totalGross}` })
    .where(eq(orders.id, orderId));
  await newShopper(shop, [{ productId: await addGood(shop, categoryId) }]);
  const before = await count();
  // No order is placed: the basket stays full.
  await shop.db.update(couriers).set({ enabled: false });
  now = new Date(now.getTime() + 14 * DAY_MS);
  await renewSubscriptions(shop, now, signal);
  const left = before.map((number) => number + 1);
  expect(await count()).toEqual(left);
  await sweepVisitors(shop);
  expect(await count()).toEqual(left);
  now = new Date(now.getTime() + DAY_MS + 1);
  await sweepVisitors(shop);
  expect(await count()).toEqual(before);
});
