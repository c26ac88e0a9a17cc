import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { findGuest, listCustomersForStaff } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const names = async (text: string) => (await listCustomersForStaff(shop, text)).customers.map(({ name }) => name);

async function addOrder(number: string, customerId: number | null, email: string, state = 'delivered') {
  await shop.pool.query(
    `insert into orders (number, access_token, customer_id, idempotency_key, state, placed_at, updated_at, buyer, email, email_key, document,
      consents, courier_name, courier_kind, prepaid, price_type, goods_gross, goods_net, total_gross, total_net, vat)
     values ($1, $1, $2, $1, $4, now(), now(), 'private', $3, lower($3), 'receipt',
      '{"terms":true,"virtual":true,"service":true,"mailing":false,"sms":false}', 'Kurier', 'courier', true, 'gross', 1, 1, 100, 100, '[]')`,
    [number, customerId, email, state],
  );
}

beforeAll(async () => {
  await shop.pool.query(
    `insert into customers (id, login, login_key, email, password_hash, first_name, last_name, company_name, phone, created_at)
     select n, 'login' || n, 'login' || n, 'k' || n || '@example.com', '', 'Jan', 'Nowak' || n, '', '', now() from generate_series(1, 120) n`,
  );
  await shop.pool.query(
    `update customers set first_name = 'Żaneta', last_name = 'Błąk', phone = '+48 601-234-567' where id = 7;
     update customers set company_name = 'Łódka 100% sp. z o.o.' where id = 8`,
  );
  await addOrder('17000001', 7, 'zaneta@example.com');
  await addOrder('17000002', 7, 'zaneta@example.com', 'cancelled');
  await addOrder('17000003', null, 'Gosc@Example.com');
});

describe('customers for the staff', () => {
  it.each([
    ['k7@example.com', 'Żaneta Błąk'],
    ['zaneta blak', 'Żaneta Błąk'],
    ['BŁĄK', 'Żaneta Błąk'],
    ['601 234 567', 'Żaneta Błąk'],
    ['0048601234567', 'Żaneta Błąk'],
    ['17000001', 'Żaneta Błąk'],
    ['100%', 'Łódka 100% sp. z o.o.'],
    ['nowak77', 'Jan Nowak77'],
  ])('O.42 %s finds %s', async (text, name) => {
    expect(await names(text)).toContain(name);
  });

  it('O.42 pages go on behind the last one, each customer once', async () => {
    const ids: number[] = [];
    for (let after = 0, pages = 0; pages < 4; pages += 1) {
      const page = await listCustomersForStaff(shop, '', { after });
      ids.push(...page.customers.map(({ id }) => id));
      if (page.next === null) break;
      after = page.next;
    }
    expect(ids).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
    expect(await names('no such customer')).toEqual([]);
  });

  it('O.42 a customer has their orders counted, without what was called off', async () => {
    const { customers } = await listCustomersForStaff(shop, 'Błąk');
    expect(customers).toMatchObject([{ id: 7, orders: 1, lastOrderAt: expect.any(Date) }]);
  });

  it('O.42 a guest is found by the whole e-mail or by the number of the order; a customer is no guest', async () => {
    const guest = { email: 'gosc@example.com', orders: 1 };
    expect(await findGuest(shop, 'gosc@EXAMPLE.com')).toEqual(guest);
    expect(await findGuest(shop, '17000003')).toEqual(guest);
    expect(await findGuest(shop, '17000001')).toBeNull();
    expect(await findGuest(shop, ' ')).toBeNull();
  });
});
