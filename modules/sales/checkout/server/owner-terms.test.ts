import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { closedDays, couriers } from '#modules/sales/delivery/server/tables.ts';
import { paymentMethods } from '#modules/sales/payments/server/tables.ts';
import { COURIER, equipShop, METHOD } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { findOwnerTerms } from './owner-terms.ts';

const { shop } = await testDatabase({ filled: 'empty' });
await equipShop(shop);
const { db } = shop;

const costOf = async () =>
  (await findOwnerTerms(db)).couriers.find(({ id }) => id === COURIER.home)?.prepaidCost ?? null;
const setCost = (prepaidCost: number) =>
  db.update(couriers).set({ prepaidCost }).where(eq(couriers.id, COURIER.home)).execute();

it('terms are those of this moment, also when they are taken back', async () => {
  const before = (await costOf()) ?? 0;
  await setCost(before + 1);
  expect(await costOf()).toBe(before + 1);
  await setCost(before);
  expect(await costOf()).toBe(before);
});

it('a method that is switched off and a day that is closed are known at once', async () => {
  await db.update(paymentMethods).set({ enabled: false }).where(eq(paymentMethods.id, METHOD.blik));
  await db.insert(closedDays).values({ day: '2026-12-28' });
  const { methods, closedDays: closed } = await findOwnerTerms(db);
  expect(methods.map(({ id }) => id)).not.toContain(METHOD.blik);
  expect(closed.has('2026-12-28')).toBe(true);
  await db.delete(closedDays).where(eq(closedDays.day, '2026-12-28'));
  expect((await findOwnerTerms(db)).closedDays.has('2026-12-28')).toBe(false);
});

it('nothing is read again while nothing changes', async () => {
  const first = await findOwnerTerms(db);
  expect(await findOwnerTerms(db)).toBe(first);
});
