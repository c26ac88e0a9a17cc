import { beforeAll, expect, it } from 'vitest';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { listBestSellers, listSalesDays, sumSales } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const EVER = { from: '2000-01-01', to: '2100-01-01' };
const query = (text: string, values: unknown[] = []) => shop.pool.query(text, values);

/** The same figures counted from the orders themselves. */
async function counted() {
  const days = await query(`select (placed_at at time zone 'Europe/Warsaw')::date::text as day, count(*)::int as orders,
    sum(total_gross)::int as sales from orders where state <> 'cancelled' group by 1 order by 1`);
  const products =
    await query(`select l.product_id as "productId", sum(l.quantity)::float as pieces, sum(l.paid_gross)::int as sales
    from order_lines l join orders o on o.id = l.order_id where o.state <> 'cancelled' and not l.gift group by 1
    having sum(l.quantity) > 0 order by 3 desc, 1`);
  return { days: days.rows, products: products.rows };
}

async function summed() {
  const best = await listBestSellers(shop, EVER, 1000);
  return { days: await listSalesDays(shop, EVER), products: best.map(({ name: _, ...one }) => one) };
}

/** Equal before the job has run, and after it. */
async function expectEqual() {
  const truth = await counted();
  expect(await summed()).toEqual(truth);
  await sumSales(shop);
  expect((await query('select 1 from sales_moves')).rowCount).toBe(0);
  expect(await summed()).toEqual(truth);
  return truth;
}

const ids: number[] = [];

/** Moments of Warsaw's clock: its changes, midnights and leap days among them. */
const MOMENTS = [
  '2026-03-28 23:59:59',
  '2026-03-29 00:00',
  '2026-03-29 03:00',
  '2026-10-25 00:00',
  '2026-10-25 02:30',
  '2026-10-25 23:59:59',
  '2026-10-26 00:00',
  '2028-02-29 12:00',
];

beforeAll(async () => {
  const goods = [
    await addGood(shop, categoryId, { stock: 99 }),
    await addGood(shop, categoryId, { price: 1234, stock: 99 }),
  ];
  for (const [index, moment] of MOMENTS.entries()) {
    const wanted = goods.slice(0, 1 + (index % 2)).map((productId) => ({ productId, quantity: 1 + (index % 3) }));
    const { orderId } = await placed(shop, await newShopper(shop, wanted));
    ids.push(orderId);
    await query(`update orders set placed_at = $2::timestamp at time zone 'Europe/Warsaw' where id = $1`, [
      orderId,
      moment,
    ]);
  }
});

it('O.40 sales by day and by product equal the orders, on days of Warsaw, also where its clocks change', async () => {
  const { days } = await expectEqual();
  expect(days.map(({ day, orders }) => [day, orders])).toEqual([
    ['2026-03-28', 1],
    ['2026-03-29', 2],
    ['2026-10-25', 3],
    ['2026-10-26', 1],
    ['2028-02-29', 1],
  ]);
});

it('O.40 sales follow cancelled orders, removed lines, gifts, moved and deleted orders', async () => {
  const [cancelled, dearer, moved, removed, back] = ids;
  await query(`update orders set state = 'cancelled' where id = any($1)`, [[cancelled, back]]);
  await expectEqual();
  await query('update orders set total_gross = total_gross + 500 where id = $1', [dearer]);
  await query('update order_lines set quantity = quantity - 0.5, paid_gross = paid_gross - 100 where order_id = $1', [
    dearer,
  ]);
  // Lines of an order that does not count are not counted either.
  await query('update order_lines set paid_gross = 1 where order_id = $1', [cancelled]);
  await query(`update orders set placed_at = placed_at - interval '90 days' where id = $1`, [moved]);
  await expectEqual();
  await query('update order_lines set gift = true where order_id = $1', [moved]);
  await query(`update orders set state = 'sent' where id = $1`, [back]);
  await query('delete from payments where order_id = $1', [removed]);
  await query('delete from orders where id = $1', [removed]);
  await query('delete from order_lines where id = (select max(id) from order_lines where order_id = $1)', [ids[5]]);
  await query(`update orders set state = 'delivered', paid = total_gross`);
  await expectEqual();
});

it('O.40 best sellers of any stretch equal the orders, whole months or not', async () => {
  for (const [from, to] of [
    ['2026-03-29', '2026-10-25'],
    ['2026-03-01', '2026-10-31'],
    ['2026-10-25', '2026-10-26'],
    ['2025-12-30', '2028-02-29'],
  ] as const) {
    const { rows } = await query(
      `select l.product_id as "productId", sum(l.quantity)::float as pieces, sum(l.paid_gross)::int as sales
       from order_lines l join orders o on o.id = l.order_id where o.state <> 'cancelled' and not l.gift
         and (o.placed_at at time zone 'Europe/Warsaw')::date between $1 and $2
       group by 1 having sum(l.quantity) > 0 order by 3 desc, 1`,
      [from, to],
    );
    const best = await listBestSellers(shop, { from, to }, 100);
    expect(
      best.map(({ name: _, ...one }) => one),
      `${from} ${to}`,
    ).toEqual(rows);
  }
});

it('O.40 a part of the time is counted from its first day to its last', async () => {
  const all = await listSalesDays(shop, EVER);
  const part = { from: '2026-10-25', to: '2026-10-26' };
  expect(await listSalesDays(shop, part)).toEqual(all.filter(({ day }) => day >= part.from && day <= part.to));
  const [best] = await listBestSellers(shop, part, 1);
  expect(best).toMatchObject({ name: expect.stringMatching(/^Kubek/) });
});
