import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';

const { shop } = await testDatabase();
const NOBODY = 999_999;

/** A row of each table that belongs to what is there; a case below takes one thing away. */
const ROWS = {
  payments: {
    reference: 'P1',
    order_id: 1,
    method_id: 1,
    card_id: 1,
    kind: 'transfer',
    name: 'Przelew',
    amount: 100,
    state: 'chosen',
    created_at: 'now',
    updated_at: 'now',
  },
  payment_notices: {
    provider: 'bank',
    notice_id: 'n1',
    payment_id: 1,
    state: 'accepted',
    moved: true,
    happened_at: 'now',
    received_at: 'now',
  },
  gift_card_uses: { card_id: 1, order_id: 1, payment_id: 1, amount: 100, at: 'now' },
  rebate_uses: {
    rebate_id: 2,
    order_id: 1,
    customer_id: 1,
    email_key: 'a@example.com',
    code: 'A',
    effect: 'percent',
    saved: 1,
    used_at: 'now',
  },
  points_entries: { customer_id: 1, order_id: 1, change: 1, reason: 'given-back', at: 'now' },
};

async function insert(table: keyof typeof ROWS, changed: Record<string, number>): Promise<number> {
  const row = { ...ROWS[table], ...changed };
  const places = Object.keys(row).map((_, at) => `$${at + 1}`);
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into ${table} (${Object.keys(row)}) values (${places}) returning id`,
    Object.values(row),
  );
  return rows[0]?.id ?? 0;
}

const CASES = [
  ['payments', 'order_id'],
  ['payments', 'method_id'],
  ['payments', 'card_id'],
  ['payment_notices', 'payment_id'],
  ['gift_card_uses', 'card_id'],
  ['gift_card_uses', 'order_id'],
  ['gift_card_uses', 'payment_id'],
  ['rebate_uses', 'rebate_id'],
  ['rebate_uses', 'order_id'],
  ['rebate_uses', 'customer_id'],
  ['points_entries', 'customer_id'],
  ['points_entries', 'order_id'],
] as const;

it.each(CASES)('a row of %s whose %s is nobody’s is refused', async (table, column) => {
  await expect(insert(table, { [column]: NOBODY })).rejects.toMatchObject({
    code: '23503',
    constraint: expect.stringContaining(`${table}_${column}_`),
  });
});

it('the migration that brought the keys keeps what still counts or is shown, and drops what nothing leads to', async () => {
  const { rows } = await shop.pool.query<{ name: string; table: string }>(
    `select conname as name, conrelid::regclass::text as table from pg_constraint where contype = 'f'
      and conrelid::regclass::text in (${Object.keys(ROWS).map((table) => `'${table}'`)}) and conname not like '%card_uses_card%'`,
  );
  expect(rows).toHaveLength(CASES.length - 1);
  for (const { name, table } of rows) await shop.pool.query(`alter table ${table} drop constraint ${name}`);
  const kept = {
    payments: await insert('payments', { method_id: NOBODY }),
    rebate_uses: await insert('rebate_uses', { rebate_id: NOBODY, customer_id: NOBODY }),
    points_entries: await insert('points_entries', { order_id: NOBODY }),
  };
  const lost = await shop.pool.query<{ id: number }>(
    `insert into payments (reference, order_id, kind, name, amount, state, created_at, updated_at)
      values ('P2', ${NOBODY}, 'transfer', 'Przelew', 100, 'accepted', now(), now()) returning id`,
  );
  const paymentId = lost.rows[0]?.id ?? 0;
  const dropped = {
    payments: paymentId,
    payment_notices: await insert('payment_notices', { payment_id: paymentId }),
    gift_card_uses: await insert('gift_card_uses', { payment_id: paymentId }),
    rebate_uses: await insert('rebate_uses', { order_id: NOBODY }),
    points_entries: await insert('points_entries', { customer_id: NOBODY }),
  };
  const before = await counts();
  const migration = new URL('../../platform/db/migrations/0040_money_belongs_to_orders.sql', import.meta.url);
  await shop.pool.query(await readFile(migration, 'utf8'));

  for (const [table, id] of Object.entries(dropped)) expect(await find(table, id), table).toBeUndefined();
  expect(await counts()).toEqual(before.map(({ table, rows }) => ({ table, rows: rows - 1 })));
  expect(await find('payments', kept.payments)).toMatchObject({ order_id: 1, method_id: null, name: 'Przelew' });
  expect(await find('points_entries', kept.points_entries)).toMatchObject({
    customer_id: 1,
    order_id: null,
    change: 1,
  });
  expect(await find('rebate_uses', kept.rebate_uses)).toMatchObject({
    rebate_id: NOBODY,
    customer_id: null,
    code: 'A',
  });
  expect(await find('rebates', NOBODY)).toMatchObject({ deleted: true, blocked: true });
});

it('a bought card belongs to an order that is there; the migration that says so loses none', async () => {
  const line = (await shop.pool.query<{ id: number; order_id: number }>('select id, order_id from order_lines limit 1'))
    .rows[0];
  const sell = async (orderId: number) => {
    const { rows } = await shop.pool.query<{ id: number }>(
      `insert into gift_cards (kind, number, issued, balance, created_at) values ('gift-card', 'K42', 100, 100, now()) returning id`,
    );
    await shop.pool.query('insert into bought_cards (card_id, order_id, line_id) values ($1, $2, $3)', [
      rows[0]?.id,
      orderId,
      line?.id,
    ]);
    return rows[0]?.id;
  };
  await expect(sell(NOBODY)).rejects.toMatchObject({ code: '23503', constraint: 'bought_cards_order_id_orders_id_fk' });
  await shop.pool.query(`delete from gift_cards where number = 'K42'`);
  await shop.pool.query('alter table bought_cards drop constraint bought_cards_order_id_orders_id_fk');
  const card = await sell(NOBODY);
  const migration = new URL('../../platform/db/migrations/0042_bought_cards_belong_to_orders.sql', import.meta.url);
  await shop.pool.query(await readFile(migration, 'utf8'));
  const { rows } = await shop.pool.query('select order_id from bought_cards where card_id = $1', [card]);
  expect(rows).toEqual([{ order_id: line?.order_id }]);
});

async function find(table: string, id: number): Promise<Record<string, unknown> | undefined> {
  const { rows } = await shop.pool.query<Record<string, unknown>>(`select * from ${table} where id = $1`, [id]);
  return rows[0];
}

async function counts(): Promise<{ table: string; rows: number }[]> {
  const count = async (table: string) => {
    const { rows } = await shop.pool.query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
    return { table, rows: rows[0]?.rows ?? 0 };
  };
  return Promise.all(Object.keys(ROWS).map(count));
}
