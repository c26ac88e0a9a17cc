import type pg from 'pg';
import { withClient } from '#platform/testing/with-client.ts';

const AT_ONCE = 5000;
const FIRST_ID = 1_000_000;
const FIRST_NUMBER = 40_000_000;

/**
 * Fills so many orders of two years into a demo shop, as the shop itself would have written them: copies of one of its orders with
 * people, states, sums and products of their own.
 */
export async function fillOrders(databaseUrl: string, orders: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `select id from orders o where courier_id is not null
        and exists (select from order_addresses a where a.order_id = o.id and a.role = 'billing')
        and exists (select from order_lines l where l.order_id = o.id) order by id limit 1`,
    );
    const model = rows[0]?.id;
    if (model === undefined) throw new Error('The shop has no order to copy');
    // Made anew at the end, in a tenth of the time.
    const { rows: indexes } = await client.query<{ made: string }>(
      `select indexdef as made from pg_indexes where indexname = 'order_search_words'`,
    );
    await client.query('drop index if exists order_search_words');
    for (let from = 1; from <= orders; from += AT_ONCE) {
      await writeSome(client, model, from, Math.min(orders, from + AT_ONCE - 1));
    }
    for (const { made } of indexes) await client.query(made);
    await client.query('vacuum analyze');
  });
}

async function writeSome(client: pg.ClientBase, model: number, from: number, to: number): Promise<void> {
  const given = [model, from, to, FIRST_ID, FIRST_NUMBER];
  await client.query(
    `insert into orders select made.* from orders o, generate_series($2::int, $3::int) n, lateral jsonb_populate_record(o, jsonb_build_object(
       'id', $4::int + n, 'number', ($5::int + n)::text, 'access_token', 'bench-' || n, 'idempotency_key', 'bench-' || n,
       'visitor_id', null, 'customer_id', null, 'email', 'klient' || n || '@example.pl', 'email_key', 'klient' || n || '@example.pl',
       'phone', (500000000 + n)::text, 'placed_at', now() - n * interval '10 minutes', 'updated_at', now(),
       'state', (array['delivered','delivered','delivered','sent','packing','confirmed','new','cancelled','returned','delivered'])[1 + n % 10],
       'total_gross', 3000 + (n * 37) % 90000, 'paid', case when n % 20 = 6 then 0 else 3000 + (n * 37) % 90000 end,
       'refunded', case when n % 10 in (7, 8) and n % 100 <> 7 then 3000 + (n * 37) % 90000 else 0 end, 'kept', 0,
       'tracking_number', 'PL' || n, 'courier_id', 1 + n % 4)) made
     where o.id = $1`,
    given,
  );
  await client.query(
    `insert into order_addresses select made.* from order_addresses a, generate_series($2::int, $3::int) n,
       lateral jsonb_populate_record(a, jsonb_build_object('order_id', $4::int + n,
       'first_name', (array['Anna','Jan','Zofia','Piotr','Łucja','Stanisław','Ewa'])[1 + n % 7],
       'last_name', (array['Nowak','Kowalska','Wiśniewski','Żółkiewska','Lis','Zając','Dąbrowska','Wójcik'])[1 + n % 8] || n % 500,
       'phone', (500000000 + n)::text)) made
     where a.order_id = $1`,
    given.slice(0, 4),
  );
  await client.query(
    `insert into order_lines select made.* from order_lines l, generate_series($2::int, $3::int) n,
       lateral (select id, name, code from products order by id offset n % 400 limit 1) p,
       lateral jsonb_populate_record(l, jsonb_build_object('id', nextval('order_lines_id_seq'), 'order_id', $4::int + n,
         'name', p.name, 'code', p.code, 'product_id', p.id)) made
     where l.order_id = $1`,
    given.slice(0, 4),
  );
}
