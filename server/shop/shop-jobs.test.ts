import { expect, it } from 'vitest';
import { addFavourites } from '#modules/customers/favourites/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { scheduleRepeated } from '#platform/jobs/server/start-jobs.ts';
import { attempt } from '#platform/limits/server/index.ts';
import { listMails, sendMail } from '#platform/mail/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { shopJobs } from '#server/shop/shop-jobs.ts';

let now = new Date('2026-01-01T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const count = async (table: string) => Number((await shop.pool.query(`select count(*) from ${table}`)).rows[0].count);

it('O.28 planned reductions begin and end by themselves', () => {
  expect(shopJobs({ mail: undefined }).map(({ kind }) => kind.name)).toContain('begin-reductions');
});

it('rows without use are deleted, those that a customer may come back for are not', async () => {
  const handlers = shopJobs({ mail: undefined });
  const productId = await addProduct(shop, { name: 'Kubek', categoryId: await addCategory(shop, 'Dom') });
  const { visitor: fond } = await createVisitor(shop);
  await addFavourites(shop, fond.id, [{ productId, size: 'uniw' }]);
  const { visitor: gone } = await createVisitor(shop);
  await shop.pool.query('insert into compared_products values ($1, $2, now())', [gone.id, productId]);
  const { visitor: owner } = await createVisitor(shop);
  await shop.pool.query('update visitors set customer_id = 1 where id = $1', [owner.id]);
  await shop.pool.query(
    `insert into customers (id, login, login_key, email, password_hash, created_at) values (1, 'a', 'a', 'a', 'a', now())`,
  );
  await shop.pool.query(
    `insert into sessions (token_hash, customer_id, created_at, expires_at) values ('x', 1, $1, $1)`,
    [now],
  );
  await shop.pool.query(
    `insert into email_changes (customer_id, email, token_hash, asked_at, expires_at) values (1, 'b', 'x', $1, $1)`,
    [now],
  );
  await attempt(shop, { key: 'k', limit: 1, seconds: 60 }, now);
  await sendMail(shop.db, { to: 'a@example.pl', subject: 'a', html: '', text: '' }, now);

  now = new Date(now.getTime() + 91 * DAY_MS);
  const { visitor: fresh } = await createVisitor(shop);
  await scheduleRepeated(shop, handlers);
  await runDueJobs(shop, handlers);
  const { rows } = await shop.pool.query('select id from visitors order by id');
  expect(rows.map((row) => row.id)).toEqual([fond.id, owner.id, fresh.id]);
  for (const table of ['compared_products', 'sessions', 'email_changes', 'attempt_counts']) {
    expect([table, await count(table)]).toEqual([table, 0]);
  }
  expect(await listMails(shop)).toEqual([]);
});
