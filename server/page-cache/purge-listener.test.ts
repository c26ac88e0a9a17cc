import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { purgeTags, writePurge } from '#platform/db/server/purge-tags.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { PurgeListener } from './purge-listener.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const ears = async () => {
  const { rows } = await shop.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where application_name = 'purge' and datname = current_database()`,
  );
  return rows[0]?.n;
};
const cutEars = () =>
  shop.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'purge' and datname = current_database()`,
  );
const noEarIsLeft = () => vi.waitFor(async () => expect(await ears()).toBe(0), 60_000);

function listen() {
  const cache = { keeping: true, purge: vi.fn(), forget: vi.fn(), advance: vi.fn(), open: vi.fn() };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return { cache, log, listener: new PurgeListener(url, cache, log) };
}

afterEach(() => vi.restoreAllMocks());

describe('hearing of purges', () => {
  it('hands on the tags, and ends its connection when closed', async () => {
    const { cache, listener } = listen();
    await listener.open();
    await purgeTags(shop, ['product:1']);
    await vi.waitFor(() => expect(cache.purge).toHaveBeenCalledWith(['product:1'], expect.any(Number)), 60_000);
    await listener.close();
    await noEarIsLeft();
  });

  it('leaves no connection behind when it may not listen', async () => {
    vi.spyOn(pg.Client.prototype, 'query').mockImplementationOnce(() => Promise.reject(new Error('refused')));
    await expect(listen().listener.open()).rejects.toThrow('refused');
    await noEarIsLeft();
  });

  it('leaves no connection behind when closed while it connects again', async () => {
    const { cache, log, listener } = listen();
    await listener.open();
    const connect: () => Promise<pg.Client> = pg.Client.prototype.connect;
    let openGate = () => {};
    const gate = new Promise<void>((resolve) => {
      openGate = resolve;
    });
    const again = vi.spyOn(pg.Client.prototype, 'connect').mockImplementationOnce(async function (this: pg.Client) {
      await connect.call(this);
      await gate;
      return this;
    });
    await cutEars();
    await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(1), 60_000);
    await vi.waitFor(async () => expect(await ears()).toBe(1), 60_000);
    const closed = listener.close();
    openGate();
    await closed;
    await noEarIsLeft();
    expect(cache.keeping).toBe(false);
    expect(log.info).not.toHaveBeenCalled();
  });

  it('does not take a connection for good that ended while the cache was opened', async () => {
    const { cache, listener } = listen();
    cache.keeping = false;
    cache.open.mockImplementationOnce(async () => {
      await cutEars();
      await noEarIsLeft();
    });
    await expect(listener.open()).rejects.toThrow('ended');
    expect(cache.keeping).toBe(false);
    await listener.open();
    expect(cache.keeping).toBe(true);
    await listener.close();
  });
});

describe('O.48 changes that a server which took over lacks', () => {
  const LACKS = expect.stringContaining('lacks changes');
  /** As if the server asked next had never received them. */
  const lose = (tag: string) => shop.db.execute(sql`delete from page_purges where ${tag} = any(tags)`);

  it('are reported once, though the connection broke and returned before', async () => {
    const { cache, log, listener } = listen();
    const listenAgain = async (times: number) => {
      await cutEars();
      await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(times), 60_000);
    };
    await listener.open();
    await purgeTags(shop, ['lost:1']);
    await vi.waitFor(() => expect(cache.purge).toHaveBeenCalledWith(['lost:1'], expect.any(Number)), 60_000);
    await listenAgain(1);
    expect(log.error).not.toHaveBeenCalled();
    await lose('lost:1');
    await listenAgain(2);
    expect(log.error.mock.calls).toEqual([[{ missing: 1 }, LACKS]]);
    await listenAgain(3);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(listener.lost).toBe(1);
    await listener.close();
  });

  it('are reported without an announcement: a look found them', async () => {
    const { cache, log, listener } = listen();
    await listener.open();
    await shop.db.transaction((tx) => writePurge(tx, ['silent:1']));
    // A received one makes the listener look.
    await purgeTags(shop, ['read:1']);
    await vi.waitFor(() => expect(cache.purge).toHaveBeenCalledWith(['silent:1'], expect.any(Number)), 60_000);
    await lose('silent:1');
    await cutEars();
    await vi.waitFor(() => expect(log.error.mock.calls).toEqual([[{ missing: 1 }, LACKS]]), 60_000);
    await listener.close();
  });
});
