import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '#modules/sales/order-ledger/server/tables.ts';
import { writeOrderMails } from '#modules/sales/orders/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { addGood, equipShop, goodData, newShopper, stockOf } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { outbox } from '#server/shop/schema.ts';
import { parseOrderSeen } from '../rules/displayed-order.ts';
import { getOrderData, getOrderSummary, placeOrder, type Shopper } from './index.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const productId = await addGood(shop, categoryId, { stock: 1000 });

// An owner's own limits, lower than the usual ones.
const strict = { ...shop, settings: { ...shop.settings, orderLimits: { address: 2, caller: 4, customer: 3 } } };

async function orderFrom(caller: string, shopper: Shopper, within = strict): Promise<string> {
  const { seen } = await getOrderSummary(shop, shopper);
  const input = { ...shopper, idempotencyKey: crypto.randomUUID(), seen: parseOrderSeen(seen), caller };
  return (await placeOrder(within, input)).kind;
}

const guest = (email: string) => newShopper(shop, [{ productId }], { data: { email } });

it('X.43 fifteen orders for one mailbox: five stand, five mails go out, stock is held for five', async () => {
  const before = (await stockOf(shop, productId)) ?? 0;
  const outcomes = [];
  for (let at = 0; at < 15; at += 1) {
    // New browsers, other network addresses and other spellings are the same mailbox.
    const email = at % 2 ? `Obca+${at}@example.pl` : 'obca@example.pl';
    outcomes.push(await orderFrom(`192.0.2.${at}`, await guest(email), shop));
  }
  expect(outcomes.filter((kind) => kind === 'placed')).toHaveLength(5);
  expect(outcomes.slice(5)).toEqual(Array.from({ length: 10 }, () => 'too-many'));
  await runDueJobs(shop, [writeOrderMails]);
  const mails = await shop.db.select({ to: outbox.recipient }).from(outbox);
  expect(mails.filter(({ to }) => to.toLowerCase().startsWith('obca'))).toHaveLength(5);
  expect(await stockOf(shop, productId)).toBe(before - 5);
});

it('X.43 a refused order leaves basket and data unchanged and is accepted the next day', async () => {
  for (const at of [1, 2]) await orderFrom(`198.51.100.${at}`, await guest('ewa@example.pl'));
  const last = await guest('ewa@example.pl');
  expect(await orderFrom('198.51.100.9', last)).toBe('too-many');
  expect((await getOrderSummary(shop, last)).goods.lines).toHaveLength(1);
  expect(await getOrderData(shop.db, last)).toMatchObject({ email: 'ewa@example.pl', billing: goodData.billing });
  now = new Date(now.getTime() + DAY_MS);
  expect(await orderFrom('198.51.100.9', last)).toBe('placed');
});

it('X.43 one caller is limited per hour regardless of the email addresses, and refused orders do not count', async () => {
  const office = '203.0.113.7';
  for (let at = 0; at < 4; at += 1) expect(await orderFrom(office, await guest(`p${at}@example.pl`))).toBe('placed');
  const next = await guest('p4@example.pl');
  for (let at = 0; at < 3; at += 1) expect(await orderFrom(office, next)).toBe('too-many');
  expect(await orderFrom('203.0.113.8', next)).toBe('placed');
});

it('X.43 a customer who has paid before is counted by the account alone', async () => {
  const place = '203.0.113.9';
  const customer = await newShopper(shop, [{ productId }], { data: { email: 'stala@example.pl' }, points: 0 });
  const again = async () => {
    const { visitorId } = await newShopper(shop, [{ productId }], { data: { email: 'stala@example.pl' } });
    return orderFrom(place, { visitorId, customerId: customer.customerId });
  };
  for (const _ of [1, 2]) expect(await again()).toBe('placed');
  expect(await again()).toBe('too-many');
  const [first] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customer.customerId ?? 0));
  await shop.db
    .update(orders)
    .set({ state: 'confirmed', paid: 5000 })
    .where(eq(orders.id, first?.id ?? 0));
  for (const _ of [1, 2, 3]) expect(await again()).toBe('placed');
  expect(await again()).toBe('too-many');
});
