import { expect, it } from 'vitest';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { countSales } from './index.ts';

/** Half past nine in Warsaw, a day after its clocks were put back. */
const now = new Date('2026-10-26T08:30:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);

/** An order of that moment, of Warsaw's clock, worth so much. */
async function ordered(at: string, gross: number, state = 'delivered') {
  const productId = await addGood(shop, categoryId);
  const { orderId } = await placed(shop, await newShopper(shop, [{ productId }]));
  await shop.pool.query(
    `update orders set placed_at = $2::timestamp at time zone 'Europe/Warsaw', total_gross = $3, state = $4 where id = $1`,
    [orderId, at, gross, state],
  );
}

it('O.40 counts orders, sales and their time before by days of Warsaw, up to the same hour, without what was called off', async () => {
  await ordered('2026-10-26 00:00', 1000);
  await ordered('2026-10-26 09:00', 3000, 'new');
  await ordered('2026-10-26 09:10', 99_000, 'cancelled');
  // Yesterday: until half past nine, and after it.
  await ordered('2026-10-25 09:30', 500);
  await ordered('2026-10-25 23:59', 700);
  // The first minute of the seven days, and the last before them; a week ago after this hour counts nowhere but in thirty days.
  await ordered('2026-10-20 00:00', 10);
  await ordered('2026-10-19 09:29', 20);
  await ordered('2026-10-19 12:00', 40);
  await ordered('2026-10-13 00:00', 80);
  await ordered('2026-10-12 23:59', 160);
  await ordered('2026-09-27 00:00', 5000);
  await ordered('2026-09-26 09:00', 7000);
  await ordered('2026-08-28 00:00', 9000);
  await ordered('2026-08-27 23:59', 1);
  expect(await countSales(shop)).toEqual([
    { days: 1, now: { orders: 2, sales: 4000 }, before: { orders: 1, sales: 500 } },
    { days: 7, now: { orders: 5, sales: 5210 }, before: { orders: 2, sales: 100 } },
    { days: 30, now: { orders: 10, sales: 10_510 }, before: { orders: 2, sales: 16_000 } },
  ]);
});
