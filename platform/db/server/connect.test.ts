import { describe, expect, it, vi } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { testLog } from '#platform/testing/with-client.ts';
import { openShop } from '#server/shop/open-shop.ts';
import { connect } from './connect.ts';
import { runLong } from './run-long.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });

describe('connections', () => {
  it('of a serving shop give up on a statement, and on waiting for a connection', async () => {
    const { pool, close } = connect(url, { poolSize: 1, timeouts: { connection: 1500, statement: 100 } });
    await expect(pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    const busy = await pool.connect();
    await expect(pool.connect()).rejects.toThrow('timeout');
    busy.release();
    await close();
  });

  it('whose client is gone leave no transaction open for ever', async () => {
    const { pool, close } = connect(url, { timeouts: { connection: 1500, statement: 100 } });
    expect((await pool.query('show idle_in_transaction_session_timeout')).rows).toEqual([
      { idle_in_transaction_session_timeout: '1min' },
    ]);
    await close();
  });

  it('let a statement in the background take longer, and limit the next one as before', async () => {
    const { pool, close } = connect(url, { poolSize: 1, timeouts: { connection: 1500, statement: 100 } });
    await runLong({ pool }, 'select pg_sleep($1)', [0.4], 5000);
    await expect(runLong({ pool }, 'select pg_sleep($1)', [5], 50)).rejects.toMatchObject({ code: '57014' });
    await expect(pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    await close();
  });

  it('of migrations and bulk work take their time', async () => {
    const { pool, close } = connect(url);
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    await close();
  });

  it('that break while idle are logged and replaced', async () => {
    const warn = vi.fn();
    const { pool, close } = await openShop({ databaseUrl: url, log: { ...testLog, warn }, poolSize: 1 });
    const { rows } = await pool.query('select pg_backend_pid() as pid');
    await shop.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.any(String)), 60_000);
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await close();
  });
});
