import { beforeAll, expect, it } from 'vitest';
import { enter, findSession, signIn } from '../customers/index.ts';
import { testDatabase } from '../db/testing/test-database.ts';
import { closeAccount, exportData, sweepForgottenOrders } from './index.ts';

let now = new Date();
const { shop } = await testDatabase({ now: () => now });
const ANNA = 1;
const caller = '10.0.0.1';
const rows = async (text: string, values: unknown[] = []) => (await shop.pool.query(text, values)).rows;
let token = '';

beforeAll(async () => {
  token = (await enter(shop, ANNA, {})).token;
});

it('X.22 the export holds what the shop knows of the customer, and of nobody else', async () => {
  const data = JSON.parse(JSON.stringify(await exportData(shop, ANNA)));
  expect(data.konto).toEqual([
    expect.objectContaining({ login: 'anna', email: 'anna@example.com', first_name: 'Anna' }),
  ]);
  expect(data.zamowienia.length).toBeGreaterThan(5);
  expect(data.zamowienia[0].lines.length).toBeGreaterThan(0);
  expect(data.punkty.length).toBeGreaterThan(0);
  expect(JSON.stringify(data)).not.toMatch(/password|argon2|tomasz@/);
  expect(await exportData(shop, 99_999)).toBeNull();
});

it('X.23 a wrong password closes nothing', async () => {
  expect(await closeAccount(shop, ANNA, { password: 'zle', caller })).toBe('refused');
  expect(await findSession(shop, token)).not.toBeNull();
});

it('X.23 after closing sign-in fails and personal data is gone, but for invoices and orders under way', async () => {
  const before = await rows('select id, state, document from orders where customer_id = $1', [ANNA]);
  expect(await closeAccount(shop, ANNA, { password: 'polana1', caller })).toBe('closed');
  expect(await signIn(shop, 'anna', 'polana1')).toEqual({ kind: 'refused' });
  expect(await findSession(shop, token)).toBeNull();
  for (const table of ['customers', 'points_entries', 'shopping_lists', 'visitors']) {
    const column = table === 'customers' ? 'id' : 'customer_id';
    expect(await rows(`select 1 from ${table} where ${column} = $1`, [ANNA]), table).toEqual([]);
  }
  expect(await rows(`select 1 from opinions where email = 'anna@example.com' or customer_id = 1`)).toEqual([]);
  // Orders stay for the books.
  expect(await rows('select count(*)::int as n from orders where id = any($1)', [before.map(({ id }) => id)])).toEqual([
    { n: before.length },
  ]);
  const done = before.filter(({ state }) => ['delivered', 'cancelled', 'returned'].includes(state));
  const ids = done.map(({ id }) => id);
  expect(await rows(`select 1 from orders where id = any($1) and (email <> '' or phone <> '')`, [ids])).toEqual([]);
  const named = await rows('select distinct order_id from order_addresses where order_id = any($1)', [ids]);
  const invoiced = done.filter(({ document }) => document.includes('invoice')).map(({ id }) => id);
  expect(named.map(({ order_id }) => order_id).sort()).toEqual(invoiced.sort());
  expect(await rows('select 1 from orders where customer_id = $1', [ANNA])).toEqual([]);
  const [{ n: waiting } = { n: 0 }] = await rows('select count(*)::int as n from orders_to_forget');
  expect(waiting).toBe(before.length - done.length);
});

it('X.23 orders under way are forgotten when they have been done for a month', async () => {
  await shop.pool.query(
    `update orders set state = 'delivered', updated_at = $1 where id in (select order_id from orders_to_forget)`,
    [now],
  );
  await sweepForgottenOrders(shop);
  expect((await rows('select 1 from orders_to_forget')).length).toBeGreaterThan(0);
  now = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000);
  await sweepForgottenOrders(shop);
  expect(await rows('select 1 from orders_to_forget')).toEqual([]);
  expect(await rows(`select 1 from orders where email_key = 'anna@example.com'`)).toEqual([]);
});
