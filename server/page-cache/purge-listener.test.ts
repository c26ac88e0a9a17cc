import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { purgeTags } from '#shop/platform/db/purge-tags.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { PurgeListener } from './purge-listener.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const ears = async () => {
  const { rows } = await shop.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where application_name = 'purge' and datname = current_database()`,
  );
  return rows[0]?.n;
};
const noEarIsLeft = () => vi.waitFor(async () => expect(await ears()).toBe(0), 10_000);

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
    await vi.waitFor(() => expect(cache.purge).toHaveBeenCalledWith(['product:1'], expect.any(Number)), 10_000);
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
    await shop.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'purge' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(1), 10_000);
    await vi.waitFor(async () => expect(await ears()).toBe(1), 10_000);
    const closed = listener.close();
    openGate();
    await closed;
    await noEarIsLeft();
    expect(cache.keeping).toBe(false);
    expect(log.info).not.toHaveBeenCalled();
  });
});
