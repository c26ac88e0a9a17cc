import { connect as connectSocket, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { connect } from './connect.ts';
import { inOneConnection, settleAll } from './one-connection.ts';
import { prepared, preparedSql } from './prepared.ts';

const { shop, url } = await testDatabase({ filled: 'bare' });

/** The senders on the connection, in turn. */
const turns: ('shop' | 'database')[] = [];
const { hostname, port } = new URL(url);
const line = createServer((near) => {
  const far = connectSocket(Number(port), hostname);
  const receive = (who: 'shop' | 'database') => () => {
    if (turns.at(-1) !== who) turns.push(who);
  };
  near.on('data', receive('shop')).pipe(far);
  far.on('data', receive('database')).pipe(near);
  near.on('error', () => far.destroy());
  far.on('error', () => near.destroy());
});
await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
const address = line.address();
const overLine = new URL(url);
overLine.hostname = '127.0.0.1';
overLine.port = String(typeof address === 'object' && address ? address.port : 0);
const { pool, close } = connect(overLine.href, { poolSize: 1 });
afterAll(async () => {
  await close();
  line.close();
});

const add = preparedSql<{ sum: number }>('one-connection-add', 'select $1::int + $2::int as sum');
const note = preparedSql('one-connection-note', 'insert into closed_days (day) values ($1)');
const findDays = prepared((db) =>
  db.select({ days: sql<number>`count(*)::int` }).from(sql`closed_days`).prepare('one-connection-days'),
);

it('what is asked for together goes one way there and one way back, in its order', async () => {
  await inOneConnection({ pool }, async (tx) => {
    turns.length = 0;
    const [, first, , second] = await settleAll([
      note(tx, ['2026-01-02']),
      findDays(tx, {}),
      note(tx, ['2026-01-03']),
      findDays(tx, {}),
    ]);
    expect(turns).toEqual(['shop', 'database']);
    expect([first, second]).toEqual([[{ days: 1 }], [{ days: 2 }]]);
  });
});

it('what begins a transaction goes with its first step', async () => {
  await inOneConnection({ pool }, (tx) => add(tx, [1, 1]));
  turns.length = 0;
  await inOneConnection({ pool }, (tx) => settleAll([add(tx, [1, 2]), findDays(tx, {})]));
  expect(turns).toEqual(['shop', 'database', 'shop', 'database']);
});

it('nothing is asked behind the first step of a transaction that did not begin', async () => {
  const client = await pool.connect();
  client.release();
  const asked = vi.spyOn(client, 'query');
  asked.mockImplementationOnce(() => Promise.reject(new Error('no transaction')));
  const twoSteps = inOneConnection({ pool }, async (tx) => {
    await add(tx, [1, 2]);
    await note(tx, ['2026-03-01']);
  });
  await expect(twoSteps).rejects.toThrow('no transaction');
  expect(asked.mock.calls.map(([statement]) => statement)).toEqual([
    expect.stringMatching(/^begin/),
    expect.objectContaining({ name: 'one-connection-add' }),
    'rollback',
  ]);
  asked.mockRestore();
  expect(await inOneConnection({ pool }, (tx) => add(tx, [2, 3]))).toEqual([{ sum: 5 }]);
});

it('a statement that fails undoes all of the transaction, and nothing comes after it', async () => {
  const before = await shop.db.$count(sql`closed_days`);
  const later: string[] = [];
  const twoSteps = async (ask: (days: string) => Promise<unknown>) => {
    await ask('2026-02-01').catch(() => later.push('first step'));
    await ask('2026-02-02').catch(() => later.push('second step'));
  };
  const failing = inOneConnection({ pool }, (tx) =>
    settleAll([note(tx, ['2026-01-02']), twoSteps((day) => note(tx, [day]))]),
  );
  await expect(failing).rejects.toThrow(/duplicate key/);
  expect(later).toEqual(['first step', 'second step']);
  expect(await shop.db.$count(sql`closed_days`)).toBe(before);
  expect(await inOneConnection({ pool }, (tx) => add(tx, [2, 3]))).toEqual([{ sum: 5 }]);
});

it('is prepared once for a connection, and asked in any other transaction too', async () => {
  for (const values of [
    [1, 2],
    [3, 4],
  ]) {
    expect(await inOneConnection({ pool }, (tx) => add(tx, values))).toEqual([
      { sum: (values[0] ?? 0) + (values[1] ?? 0) },
    ]);
  }
  const { rows } = await pool.query(
    `select count(*)::int as known from pg_prepared_statements where name = 'one-connection-add'`,
  );
  expect(rows).toEqual([{ known: 1 }]);
  expect(await shop.db.transaction((tx) => add(tx, [5, 6]))).toEqual([{ sum: 11 }]);
  expect(await shop.db.transaction((tx) => findDays(tx, {}))).toEqual([{ days: 2 }]);
  // In its order there as well, though not known by name.
  const asked = shop.db.transaction((tx) => settleAll([note(tx, ['2026-01-04']), findDays(tx, {})]));
  expect((await asked)[1]).toEqual([{ days: 3 }]);
});
