import { expect, it } from 'vitest';
import { connect } from '#platform/db/server/connect.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { openLine } from '#tools/shop-process/line.ts';

const { url } = await testDatabase({ filled: 'empty' });

it('a serving shop gives up on a database that says nothing, and comes back when it speaks again', async () => {
  const line = await openLine(Number(new URL(url).port));
  const through = url.replace(/:\d+\//, `:${line.port}/`);
  const { db, pool, close } = connect(through, { poolSize: 2, timeouts: { connection: 300, statement: 100 } });
  const open = await Promise.all([pool.connect(), pool.connect()]);
  for (const client of open) client.release();
  line.stall();
  const inTransaction = db.transaction((tx) => tx.execute('select 1'));
  await expect(Promise.allSettled([pool.query('select 1'), inTransaction])).resolves.toMatchObject([
    { status: 'rejected', reason: { message: 'Query read timeout' } },
    { status: 'rejected' },
  ]);
  // The next query does not get a dead connection.
  expect(pool.totalCount).toBe(0);
  line.flow();
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await close();
  await line.cut();
});
