import { eq, getTableName, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '#demo/catalogue/models.ts';
import { demoCustomer } from '#demo/content/customer.ts';
import { demoSettings } from '#demo/content/settings.ts';
import { fillDemo, fillDemoIfEmpty } from '#demo/fill-demo.ts';
import { completeSettings } from '#demo/insert-settings.ts';
import { verifyPassword } from '#modules/customers/accounts/server/index.ts';
import { releaseUnpaid } from '#modules/sales/orders/server/index.ts';
import { renewSubscriptions } from '#modules/sales/renewals/server/index.ts';
import { listSalesDays } from '#modules/sales/reports/server/index.ts';
import {
  countSubscriptionTabs,
  listSubscriptions,
  listSubscriptionsForStaff,
} from '#modules/sales/subscriptions/server/index.ts';
import { defaultSettings, saveSetting } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import * as schema from '#server/shop/schema.ts';

const { shop: one } = await testDatabase({ filled: 'empty' });
const { shop: other } = await testDatabase({ filled: 'empty' });
const now = new Date('2026-05-06T10:00:00Z');

const tables = [
  schema.categories,
  schema.producers,
  schema.series,
  schema.products,
  schema.productCategories,
  schema.sizes,
  schema.sizeTiers,
  schema.bundleParts,
  schema.traits,
  schema.traitValues,
  schema.productTraits,
  schema.dictionaryEntries,
  schema.productDictionary,
  schema.photos,
  schema.enclosures,
  schema.priceHistory,
  schema.banners,
  schema.homeBlocks,
  schema.news,
  schema.textPages,
  schema.couriers,
  schema.pickupPoints,
  schema.paymentMethods,
  schema.expressProviders,
  schema.rebates,
  schema.settings,
  schema.gifts,
  schema.orders,
  schema.orderLines,
  schema.orderAddresses,
  schema.orderEvents,
  schema.payments,
  schema.pointsEntries,
  schema.consentRecords,
  schema.stockLocations,
  schema.locationStock,
  schema.popularQueries,
  schema.searchDocuments,
];

async function fingerprint(shop: Shop, table: PgTable): Promise<{ rows: number; hash: string | null }> {
  const name = sql.identifier(getTableName(table));
  const { rows } = await shop.db.execute<{ rows: number; hash: string | null }>(
    sql`select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`,
  );
  return rows[0] ?? { rows: -1, hash: null };
}

describe('fillDemo', () => {
  it('makes the same rows twice', async () => {
    for (const shop of [one, other]) await fillDemo(shop, { now });
    for (const table of tables) {
      const made = await fingerprint(one, table);
      expect(made.rows, getTableName(table)).toBeGreaterThan(0);
      expect(made, getTableName(table)).toEqual(await fingerprint(other, table));
    }
  });

  it('the past it writes as rows agrees with itself, as if it had happened (decision 58)', async () => {
    const wrong = async (query: SQL) => (await one.db.execute(query)).rows;
    const points = sql`select c.id from customers c
      where c.points <> (select coalesce(sum(change), 0) from points_entries p where p.customer_id = c.id)`;
    const sums = sql`select o.number from orders o
      where o.goods_gross - o.rebate_gross <> (select sum(paid_gross) from order_lines l where l.order_id = o.id)
        or o.total_gross <> o.goods_gross - o.rebate_gross + o.delivery_gross + o.payment_gross`;
    const money = sql`select o.number from orders o where o.paid <> (
      select coalesce(sum(amount), 0) from payments p where p.order_id = o.id and p.state in ('accepted', 'refunded'))`;
    const pieces = sql`select l.id from order_lines l
      where l.quantity < (select coalesce(sum(quantity), 0) from claimed_pieces c where c.line_id = l.id)`;
    const events = sql`select number from orders o
      where not exists (select from order_events e where e.order_id = o.id and e.kind = 'placed')
        or (o.state = 'delivered') <> exists (select from order_lines l where l.order_id = o.id and l.delivered_at is not null)
          and o.state <> 'returned'`;
    for (const query of [points, sums, money, pieces, events]) expect(await wrong(query)).toEqual([]);
    const sales = await listSalesDays(one, { from: '2000-01-01', to: '2100-01-01' });
    const counted = await one.db.$count(schema.orders, ne(schema.orders.state, 'cancelled'));
    expect(sales.reduce((sum, { orders }) => sum + orders, 0)).toBe(counted);
  });

  it('X.42 the unpaid orders it promises outlive the first look at them', async () => {
    await releaseUnpaid(one, now, new AbortController().signal);
    expect(await one.db.$count(schema.orders, eq(schema.orders.state, 'new'))).toBe(5);
    expect(await one.db.$count(schema.orderEvents, eq(schema.orderEvents.kind, 'payment-reminded'))).toBe(0);
  });

  it('X.74 gives the customer an active, a paused and a stopped subscription, and one that waits for its payment', async () => {
    const shop = { ...one, now: () => now };
    const made = await listSubscriptions(shop, { customerId: demoCustomer.id });
    expect(made.map(({ state }) => state).toSorted()).toEqual(['active', 'active', 'paused', 'stopped']);
    const staff = await listSubscriptionsForStaff(shop, 'active');
    expect(staff.map(({ awaitsPayment, ordersMade }) => [awaitsPayment, ordersMade])).toEqual([
      [false, 1],
      [true, 2],
    ]);
    expect(await countSubscriptionTabs(shop)).toEqual({ active: 2, missed: 0, paused: 1, stopped: 1 });
    // Nothing is renewed on the day of the filling.
    const orders = await one.db.$count(schema.orders);
    await renewSubscriptions(shop, now, new AbortController().signal);
    expect(await one.db.$count(schema.orders)).toBe(orders);
  });

  it('leaves a shop with products alone', async () => {
    expect(await fillDemoIfEmpty(one)).toBe(false);
    expect((await fingerprint(one, schema.products)).rows).toBe(demoProducts.length);
  });

  it('O.03 O.04 gives the shop its settings, also one that was filled before they were rows', async () => {
    const settings = async () =>
      Object.fromEntries((await one.db.select().from(schema.settings)).map(({ name, value }) => [name, value]));
    expect({ ...defaultSettings, ...(await settings()) }).toEqual({ ...demoSettings, isOpen: true });
    await one.db.delete(schema.settings);
    await completeSettings(one);
    expect((await settings()).name).toBe(demoSettings.name);
    await saveSetting(one, 'name', 'Gawra');
    await saveSetting(one, 'phone', null);
    await completeSettings(one);
    expect(await settings()).toMatchObject({ name: 'Gawra' });
    expect(await settings()).not.toHaveProperty('phone');
  });

  it('lets the documented customer sign in', async () => {
    const [customer] = await one.db.select().from(schema.customers);
    expect(customer?.login).toBe(demoCustomer.login);
    expect(await verifyPassword(demoCustomer.password, customer?.passwordHash ?? '')).toBe(true);
  });

  it('writes no paragraph inside another', async () => {
    for (const table of [schema.categories, schema.producers, schema.series]) {
      const rows = await one.db.select({ description: table.description }).from(table);
      for (const { description } of rows) expect(description).not.toMatch(/<p>(?:(?!<\/p>).)*<p>/);
    }
  });

  it('counts the products of a category, its children included', async () => {
    const { rows } = await one.db.execute<{ wrong: number }>(sql`
      select count(*)::int as wrong from categories c
      where c.product_count <> (select count(distinct product_id) from product_categories where category_id = c.id)
        or c.product_count = 0`);
    expect(rows[0]?.wrong).toBe(0);
  });

  it('leaves room for the next product and size', async () => {
    const { rows } = await one.db.execute<{ next: string }>(
      sql`select nextval(pg_get_serial_sequence('products', 'id')) as next`,
    );
    expect(Number(rows[0]?.next)).toBe(Math.max(...demoProducts.map((product) => product.id)) + 1);
  });
});
