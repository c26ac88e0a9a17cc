import type pg from 'pg';

export const ORDERS = 1_000_000;
export const CUSTOMERS = 100_000;
/** Days they are spread over, up to today. */
const DAYS = 730;
/** Some sell more often than others. */
const PRODUCTS = 20_000;
const AT_ONCE = 100_000;

/** A million orders of two lines over two years and a hundred thousand customers. The tables of sales by day fill by their own triggers. */
export async function fillOrders(client: pg.ClientBase): Promise<void> {
  // What orders are found by is not measured here, and would take longer than all the rest.
  await client.query(`alter table order_lines disable trigger order_lines_search_insert`);
  await client.query(
    `insert into customers (login, login_key, email, email_key, password_hash, first_name, last_name, phone, created_at)
     select 'klient' || n, 'klient' || n, 'klient' || n || '@example.com', 'klient' || n || '@example.com', '', (array['Anna','Jan','Ewa','Piotr','Maria','Tomasz','Zofia','Adam','Julia','Marek'])[1 + n % 10], 'Nowak' || n,
       (500000000 + n)::text, now() from generate_series(1, $1::int) n`,
    [CUSTOMERS],
  );
  for (let first = 1; first <= ORDERS; first += AT_ONCE) {
    const range = [first, first + AT_ONCE - 1];
    await client.query(
      `insert into orders (id, number, access_token, customer_id, idempotency_key, state, placed_at, updated_at, buyer, email, email_key, document,
        consents, courier_name, courier_kind, prepaid, price_type, goods_gross, goods_net, total_gross, total_net, vat, paid)
       select n, 'B' || n, 'b' || n, 1 + n % ${CUSTOMERS}, 'b' || n, case when n % 20 = 0 then 'cancelled' else 'delivered' end,
        now() - (n % ${DAYS}) * interval '1 day' - (n % 86399) * interval '1 second' / ${DAYS}, now(), 'private',
        'klient' || n % ${CUSTOMERS} || '@example.com', 'klient' || n % ${CUSTOMERS} || '@example.com', 'receipt',
        '{"terms":true,"virtual":true,"service":true,"mailing":false,"sms":false}', 'Kurier', 'courier', true, 'gross',
        5000 + n % 9000, 4000, 5000 + n % 9000, 4000, '[]', case when n % 20 = 0 then 0 else 5000 + n % 9000 end
       from generate_series($1::int, $2::int) n`,
      range,
    );
    await client.query(
      `insert into order_lines (order_id, position, product_id, size_id, size_type, name, type, unit, unit_plural, quantity, vat_permille,
        unit_gross, unit_net, worth_gross, worth_net, paid_gross, paid_net)
       select n, p, 1 + floor(${PRODUCTS} * power(((n::bigint * 7919 + p * 104729) % 100003) / 100003.0, 3))::int, 1, 'uniw', 'Kubek', 'product', 'szt.', 'szt.', 1 + n % 3, 230, 2500, 2000, 2500, 2000, 2500, 2000
       from generate_series($1::int, $2::int) n, generate_series(1, 2) p`,
      range,
    );
  }
}
