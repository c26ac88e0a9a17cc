import { expect, it } from 'vitest';
import { findTableNames } from './find-table-names.ts';

const tables = new Map([
  ['orders', 'sales/order-ledger'],
  ['order_lines', 'sales/order-ledger'],
]);

it.each([
  ['sql`select id from orders where id = 1`', ['orders']],
  ['sql`exists (select from order_lines l join orders o on o.id = l.order_id)`', ['order_lines', 'orders']],
  ['sql`select 1 from sizes s, orders o`', ['orders']],
  ['sql`s.id = orders.id`', ['orders']],
  ['sql`update "orders" set state = 1`', ['orders']],
  [`client.query('insert into orders (id) values ($1)')`, ['orders']],
  ['pool.query(`delete from order_lines where id = 1`)', ['order_lines']],
  ['copyTo(`copy orders to stdout`)', ['orders']],
])('finds the tables in %s', (code, found) => {
  expect(findTableNames('a.ts', code, tables)).toEqual(found);
});

it.each([
  ['sql`select id from $', '{orders}`'].join(''),
  'sql`select orders_seen from sizes s where s.orders > 0`',
  `log('read from orders')`,
  `const texts = { update: 'orders' };`,
  '// select id from orders',
])('finds none in %s', (code) => {
  expect(findTableNames('a.ts', code, tables)).toEqual([]);
});
