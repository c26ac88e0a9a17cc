import { describe, expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { countWaiting, findAnything } from './index.ts';

const { shop } = await testDatabase();
const count = async (query: string) => Number((await shop.pool.query(query)).rows[0].count);

describe('countWaiting', () => {
  it('counts orders to pack, unpaid ones and those to pay back as the tables do', async () => {
    const waiting = await countWaiting(shop);
    expect(waiting.toPack + waiting.unpaid).toBe(
      await count("select count(*) from orders where state in ('new', 'confirmed')"),
    );
    expect(waiting.opinions).toBe(await count("select count(*) from opinions where state = 'waiting'"));
    expect(waiting.returns).toBe(await count("select count(*) from returns where state in ('received', 'accepted')"));
  });

  it('O.40 a complaint waits until it is settled, unless the shopper must answer', async () => {
    const waitingAs = async (state: string) => {
      await shop.pool.query('update complaints set state = $1', [state]);
      return (await countWaiting(shop)).complaints;
    };
    await shop.pool.query("update complaint_messages set author = 'client'");
    const all = await count('select count(*) from complaints');
    expect(all).toBeGreaterThan(0);
    expect(await waitingAs('new')).toBe(all);
    expect(await waitingAs('considered')).toBe(all);
    // Accepted, it waits until it is settled.
    expect(await waitingAs('accepted')).toBe(all);
    expect(await waitingAs('settled')).toBe(0);
    await shop.pool.query("update complaint_messages set author = 'shop'");
    expect(await waitingAs('waiting')).toBe(0);
  });

  it('O.40 an abandoned job and a mail the server refused wait for the staff', async () => {
    const before = await countWaiting(shop);
    await shop.pool.query(
      "insert into jobs (name, data, created_at, run_at, given_up_at) values ('x', '{}', now(), now(), now())",
    );
    await shop.pool.query(
      `insert into jobs (name, data, created_at, run_at, attempts, last_error) values ('deliver-mail', '{}', now(), now(), 1, 'refused')`,
    );
    const after = await countWaiting(shop);
    expect(after.failedJobs - before.failedJobs).toBe(1);
    expect(after.failedMails - before.failedMails).toBe(1);
  });
});

describe('findAnything', () => {
  const all = ['order', 'customer', 'product'] as const;

  it('O.41 finds an order by its number, a customer by a part of the address, a product by a part of its name', async () => {
    const { rows } = await shop.pool.query('select number from orders order by id limit 1');
    expect((await findAnything(shop, rows[0].number, all))[0]).toMatchObject({ kind: 'order', id: rows[0].number });
    const anna = await shop.pool.query('select id, email from customers order by id limit 1');
    const found = await findAnything(shop, anna.rows[0].email.slice(0, 6), all);
    expect(found).toContainEqual(expect.objectContaining({ kind: 'customer', id: String(anna.rows[0].id) }));
    expect((await findAnything(shop, 'kurtk', ['product'])).length).toBeGreaterThan(0);
  });

  it('O.41 begins with three characters, and shows no user what they may not see', async () => {
    expect(await findAnything(shop, 'ku', all)).toEqual([]);
    expect((await findAnything(shop, 'kurtka', ['order'])).every(({ kind }) => kind === 'order')).toBe(true);
  });

  it('a percent sign is an ordinary character', async () => {
    expect(await findAnything(shop, '%%%', all)).toEqual([]);
  });
});
