import { afterAll, describe, expect, it, vi } from 'vitest';
import { connect } from '#platform/db/server/connect.ts';
import { findDatabaseIdentity } from '#platform/db/server/find-purges.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { splitHosts } from '#platform/db/server/primary-client.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { startPair } from '#platform/testing/bare-server.ts';
import { PurgeListener } from '#server/page-cache/purge-listener.ts';

describe('the hosts of a DATABASE_URL', () => {
  it('are each an address of their own', () => {
    expect(splitHosts('postgresql://shop:pa%2Css@one:5432,two/db?sslmode=require')).toEqual([
      'postgresql://shop:pa%2Css@one:5432/db?sslmode=require',
      'postgresql://shop:pa%2Css@two/db?sslmode=require',
    ]);
    expect(splitHosts('postgres://one/db')).toEqual(['postgres://one/db']);
  });
});

describe('O.48 a standby takes over', async () => {
  const { primary, standby } = await startPair((url) => migrate(url));
  const databaseUrl = primary.url.replace(`:${primary.port}/`, `:${standby.port},127.0.0.1:${primary.port}/`);
  const { db, pool, close } = connect(databaseUrl, { poolSize: 3, timeouts: { connection: 5000, statement: 5000 } });
  const cache = { keeping: false, purge: vi.fn(), forget: vi.fn(), advance: vi.fn(), open: vi.fn() };
  const error = vi.fn();
  const listener = new PurgeListener(databaseUrl, cache, { info() {}, warn() {}, error });
  afterAll(async () => {
    await listener.close();
    await close();
    await Promise.all([primary.remove(), standby.remove()]);
  });
  const place = async () =>
    (await pool.query('select inet_server_port() as port, pg_is_in_recovery() as standby')).rows[0];

  it('what writes is found among the hosts, whichever comes first, and a standby alone is refused', async () => {
    expect(await place()).toEqual({ port: primary.port, standby: false });
    const alone = connect(standby.url, { poolSize: 1 });
    await expect(alone.pool.query('select 1')).rejects.toMatchObject({ name: 'StandbyError' });
    await alone.close();
  });

  const identity = () => findDatabaseIdentity(pool);
  /** The current timeline, which only a primary reports. */
  const timeline = async () =>
    (await pool.query(`select ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as id`)).rows[0]
      ?.id;

  it('the pool and the ear for purges go over to it by themselves, and nothing acknowledged is lost', async () => {
    await listener.open();
    const before = await identity();
    expect(cache.open).toHaveBeenLastCalledWith(before, expect.anything());
    // So many pages to write that the first checkpoint of the new life is not over soon.
    await pool.query(
      `create table filler with (fillfactor = 10) as select repeat('x', 500) as text from generate_series(1, 2000)`,
    );
    await pool.query(`create table taken as select 1 as n`);
    primary.configure({ synchronous_standby_names: 'standby' });
    primary.reload();
    await vi.waitFor(async () => {
      const { rows } = await pool.query(`select sync_state from pg_stat_replication`);
      expect(rows).toEqual([{ sync_state: 'sync' }]);
    }, 60_000);
    await pool.query('insert into taken values (2)');
    await primary.kill();
    const asked = pool.query('select 1').catch(() => 'refused');
    await standby.promote();
    await asked;
    await vi.waitFor(async () => expect(await place()).toEqual({ port: standby.port, standby: false }), 60_000);
    expect((await pool.query('select n from taken order by n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
    await vi.waitFor(() => expect(cache.keeping).toBe(true), 60_000);
    // It is another life at once, not only after its first checkpoint.
    expect(cache.open.mock.lastCall?.[0]).not.toBe(before);
    expect(await identity()).toBe(before.replace(/-1$/, `-${await timeline()}`));
    await pool.query('checkpoint');
    expect(cache.open.mock.lastCall?.[0]).toBe(await identity());
    cache.purge.mockClear();
    await purgeTags({ db }, ['product:1']);
    await vi.waitFor(() => expect(cache.purge).toHaveBeenCalledWith(['product:1'], expect.any(Number)), 60_000);
    expect(error).not.toHaveBeenCalled();
  });

  it('reports a server that lacks received changes: an acknowledged change is lost', async () => {
    // As if the other server had never received it.
    await pool.query('delete from page_purges');
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'purge'`);
    await vi.waitFor(
      () => expect(error).toHaveBeenCalledWith({ missing: 1 }, expect.stringContaining('lacks changes')),
      60_000,
    );
  });
});
