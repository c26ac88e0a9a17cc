import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { gatherNumbers } from './gather-numbers.ts';

const now = new Date();
const { shop } = await testDatabase({ now: () => now });

it('O.40 orders, sales, returns and baskets of every day equal SQL', async () => {
  await shop.pool.query(`
    insert into basket_lines (visitor_id, product_id, size_type, quantity, added_at) values
      (901, 1, 'uniw', 1, '2026-10-24 21:59Z'), (901, 2, 'uniw', 1, '2026-10-25 22:30Z'), (902, 1, 'uniw', 1, '2026-10-25 22:59Z'),
      (903, 1, 'uniw', 1, '2026-10-25 23:00Z'), (904, 1, 'uniw', 1, now());
    insert into withdrawals (code, order_id, key, name, email, made_at) values ('OD-A', 1, 'a', '', '', '2026-10-25 22:59Z');
    insert into returns (code, order_id, state, created_at, updated_at, filed_at, withdrawal_id) values
      ('ZW-A', 1, 'received', now(), now(), '2026-10-25 01:00Z', null), ('ZW-B', 2, 'cancelled', now(), now(), '2026-10-25 01:00Z', null),
      ('ZW-C', 2, 'filed', now(), now(), '2026-10-25 01:00Z', 1), ('ZW-D', 2, 'draft', now(), now(), null, null)`);
  const days = await gatherNumbers(shop, { from: '2000-01-01', to: '2100-01-01' });
  // The day its clocks were put back has 25 hours.
  expect(days.find(({ day }) => day === '2026-10-25')).toMatchObject({ returns: 2, baskets: 2 });
  expect(days.find(({ day }) => day === '2026-10-26')).toMatchObject({ baskets: 1 });
  const { rows } =
    await shop.pool.query(`select (placed_at at time zone 'Europe/Warsaw')::date::text as day, count(*)::int as orders,
    sum(total_gross)::int as sales from orders where state <> 'cancelled' group by 1 order by 1`);
  expect(rows.length).toBeGreaterThan(3);
  expect(days.filter(({ orders }) => orders > 0).map(({ day, orders, sales }) => ({ day, orders, sales }))).toEqual(
    rows,
  );
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
});
