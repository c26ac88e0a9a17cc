import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { customers } from '#modules/customers/accounts/server/tables.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { earnPoints, giveBackPoints, returnPoints, spendPoints } from './index.ts';
import { pointsEntries } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

interface Owner {
  customerId: number;
  orderId: number;
}

async function newOwner(points: number): Promise<Owner> {
  const productId = await addGood(shop, categoryId);
  const shopper = await newShopper(shop, [{ productId }], { points });
  return { customerId: shopper.customerId ?? 0, orderId: (await placed(shop, shopper)).orderId };
}

let own: Owner;
let other: Owner;
beforeEach(async () => {
  own = await newOwner(1000);
  other = await newOwner(1000);
  await move((tx) => spendPoints(tx, 'spent-on-product', { ...other, points: 40, now }));
  await move((tx) => earnPoints(tx, { ...other, points: 5, now }));
});

const now = shop.now();
const move = <Result>(act: (tx: Transaction) => Promise<Result>) => shop.db.transaction(act);
const spend = (points: number) => move((tx) => spendPoints(tx, 'spent-on-payment', { ...own, points, now }));
const earn = (points: number) => move((tx) => earnPoints(tx, { ...own, points, now }));
const giveBack = () => move((tx) => giveBackPoints(tx, own.customerId, own.orderId, now));
const balanceOf = async ({ customerId }: Owner) =>
  (await shop.db.select().from(customers).where(eq(customers.id, customerId)))[0]?.points;
const entries = async () =>
  (
    await shop.db.select().from(pointsEntries).where(eq(pointsEntries.orderId, own.orderId)).orderBy(pointsEntries.id)
  ).map(({ reason, change }) => [reason, change]);

it('a customer spends points up to the last one, and only their own', async () => {
  expect(await spend(300)).toBe(true);
  expect(await spend(701)).toBe(false);
  expect([await spend(0), await spend(-5)]).toEqual([true, false]);
  expect(await balanceOf(own)).toBe(700);
  expect(await entries()).toEqual([['spent-on-payment', -300]]);
  expect(await balanceOf(other)).toBe(965);
});

it('the last point can be spent', async () => {
  expect(await spend(1000)).toBe(true);
  expect(await balanceOf(own)).toBe(0);
});

it('points are earned once per order, by its customer alone', async () => {
  await earn(11);
  await earn(11);
  expect([await balanceOf(own), await balanceOf(other)]).toEqual([1011, 965]);
});

it('an order called off gives back what it took and takes back what it gave, once and of itself alone', async () => {
  await spend(300);
  await earn(11);
  await giveBack();
  await giveBack();
  expect([await balanceOf(own), await balanceOf(other)]).toEqual([1000, 965]);
  expect(await entries()).toEqual([
    ['spent-on-payment', -300],
    ['earned', 11],
    ['given-back', 300],
    ['taken-back', -11],
  ]);
  // Points spent on products return like those spent on payments.
  await move((tx) => giveBackPoints(tx, other.customerId, other.orderId, now));
  expect([await balanceOf(own), await balanceOf(other)]).toEqual([1000, 1000]);
});

it('what was earned and is spent already is taken back only as far as it is there', async () => {
  await earn(100);
  await shop.db.update(customers).set({ points: 30 }).where(eq(customers.id, own.customerId));
  await giveBack();
  expect([await balanceOf(own), await balanceOf(other)]).toEqual([0, 965]);
  expect(await entries()).toEqual([
    ['earned', 100],
    ['taken-back', -30],
  ]);
});

it('every claim moves its points once, and leaves what the order still earns', async () => {
  await spend(300);
  const back = (claim: string, points: { spent: number; earned: number }) =>
    move((tx) => returnPoints(tx, { ...own, claim, now }, points));
  // The parcel has not come: what the order will earn is not given before.
  await back('return-0', { spent: 0, earned: 30 });
  expect(await balanceOf(own)).toBe(700);
  await earn(30);
  await back('return-1', { spent: 100, earned: 20 });
  await back('return-1', { spent: 100, earned: 20 });
  expect(await balanceOf(own)).toBe(1000 - 300 + 30 + 100 - 10);
  await back('return-2', { spent: 0, earned: 20 });
  expect(await balanceOf(own)).toBe(820);
  // The rest of the order is called off.
  await giveBack();
  expect([await balanceOf(own), await balanceOf(other)]).toEqual([1000, 965]);
});
