import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';

const { shop } = await testDatabase();
const NO_CUSTOMER = 999_999;

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
  await expect(insert(table, { [column]: NO_CUSTOMER })).rejects.toMatchObject({
    code: '23503',
    constraint: expect.stringContaining(`${table}_${column}_`),
  });
});

it('a bought card of an unknown order is refused', async () => {
  const { rows } = await shop.pool.query<{ card: number; line: number }>(
    `with added as (insert into gift_cards (kind, number, issued, balance, created_at)
      values ('gift-card', 'K42', 100, 100, now()) returning id)
    select added.id as card, (select id from order_lines limit 1) as line from added`,
  );
  const sale = shop.pool.query('insert into bought_cards (card_id, order_id, line_id) values ($1, $2, $3)', [
    rows[0]?.card,
    NO_CUSTOMER,
    rows[0]?.line,
  ]);
  await expect(sale).rejects.toMatchObject({ code: '23503', constraint: 'bought_cards_order_id_orders_id_fk' });
});
