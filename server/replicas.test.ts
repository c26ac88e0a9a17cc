import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { insertSettings } from '#demo/insert-settings.ts';
import { cached } from '#platform/cache/server/cached.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { makeReadingShop, Replicas, readingOf } from '#platform/replicas/server/index.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { startPair } from '#platform/testing/bare-server.ts';
import { addGood, equipShop, newShopper, order } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { testLog, withClient } from '#platform/testing/with-client.ts';
import { openShop } from '#server/shop/open-shop.ts';
import { settings, sizes } from '#server/shop/schema.ts';
import type { PageHandler } from './pages/make-page.ts';
import { startTestServer } from './testing/start-test-server.ts';

const MAX_LAG_MS = 1500;
let goods = { categoryId: 0, productId: 0 };

const { primary, standby } = await startPair(async (url) => {
  await migrate(url);
  await withShop(url, async (shop) => {
    await insertSettings(shop.db);
    await shop.db.insert(settings).values({ name: 'price', value: '10 zł' });
    const { categoryId } = await equipShop(shop);
    goods = { categoryId, productId: await addGood(shop, categoryId, { stock: 5 }) };
  });
});
const { close, ...opened } = await openShop({ databaseUrl: primary.url, log: testLog, poolSize: 4, demo: true });
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const replicas = new Replicas({
  urls: [standby.url],
  primary: opened.pool,
  poolSize: 2,
  maxLagMs: MAX_LAG_MS,
  timeouts: { connection: 1000, statement: 5000 },
  log,
});
const shop: Shop = { ...opened, reading: makeReadingShop(opened, replicas) };
replicas.start();

/** Used like the storefront: a page cached under a tag, and data of many pages cached by the process. */
const getPrice = cached({ seconds: 300, tags: ['price'] }, async ({ db }) => {
  const rows = await db.select().from(settings).where(eq(settings.name, 'price'));
  return String(rows[0]?.value);
});
const handlePage: PageHandler = async (_request, context) => {
  context.get(pageContext).cache({ tags: ['price'] });
  const price = await getPrice(readingOf(context.get(shopContext)));
  return new Response(`cena ${price}`, { headers: { 'Content-Type': 'text/html' } });
};
const server = await startTestServer({ shop, databaseUrl: primary.url, handlePage, replicas });

afterAll(async () => {
  await server.close();
  await replicas.close();
  await close();
  await Promise.all([primary.remove(), standby.remove()]);
});

const page = async (path = '/blog') => (await fetch(server.address + path)).text();
const priceAt = (url: string) =>
  withClient(
    url,
    async (client) => (await client.query(`select value from settings where name = 'price'`)).rows[0]?.value,
  );
const isRead = () => replicas.figures()[0]?.isRead;
const willBeRead = () => vi.waitFor(() => expect(isRead()).toBe(true), { timeout: 60_000, interval: 10 });

/** As every change of the shop: with its purge, in one transaction. */
function changePrice(value: string): Promise<void> {
  return shop.db.transaction(async (tx) => {
    await tx.update(settings).set({ value }).where(eq(settings.name, 'price'));
    await purgeTags({ db: tx }, ['price']);
  });
}

describe('O.47 public pages read from a real standby', () => {
  it('a page is read there, and nothing of it by what shoppers own', async () => {
    await willBeRead();
    const before = replicas.reads;
    expect(await page()).toBe('cena 10 zł');
    expect(replicas.reads).toBeGreaterThan(before);
    const asked = replicas.reads;
    await newShopper(shop, [{ productId: goods.productId, quantity: 1 }]);
    expect(replicas.reads).toBe(asked);
  });

  it('a change is on the page at once, and the replica is read again as soon as it shows it', async () => {
    await changePrice('11 zł');
    await vi.waitFor(async () => expect(await page()).toBe('cena 11 zł'), { timeout: 60_000, interval: 5 });
    await willBeRead();
    expect(await page()).toBe('cena 11 zł');
  });

  it('30 seconds behind: the page is new, stays new when it is kept, and so is what pages share', async () => {
    standby.configure({ recovery_min_apply_delay: '30s' });
    standby.reload();
    await changePrice('12 zł');
    await vi.waitFor(async () => expect(await page()).toBe('cena 12 zł'), { timeout: 60_000, interval: 5 });
    // Another address: rendered now, from cached data.
    expect(await page('/aktualnosci')).toBe('cena 12 zł');
    expect(await getPrice(readingOf(shop))).toBe('12 zł');
    expect(isRead()).toBe(false);
    expect(await priceAt(standby.url)).toBe('11 zł');
    expect(await page()).toBe('cena 12 zł');
  });

  it('30 seconds behind: basket and order know the stock and the price of this moment', async () => {
    const shopper = await newShopper(shop, [{ productId: goods.productId, quantity: 5 }]);
    await shop.db.update(sizes).set({ stock: 2 }).where(eq(sizes.productId, goods.productId));
    expect((await order(shop, shopper)).kind).not.toBe('placed');
    const other = await newShopper(shop, [{ productId: goods.productId, quantity: 2 }]);
    expect((await order(shop, other)).kind).toBe('placed');
    const left = (url: string) =>
      withClient(url, async (client) => {
        const { rows } = await client.query('select stock::int from sizes where product_id = $1', [goods.productId]);
        return rows[0]?.stock;
      });
    expect([await left(primary.url), await left(standby.url)]).toEqual([0, 5]);
  });

  it('one that is too late is not read, whether something was purged or not', async () => {
    await vi.waitFor(() => expect(replicas.figures()[0]?.lagSeconds).toBeGreaterThan(MAX_LAG_MS / 1000), 60_000);
    expect(isRead()).toBe(false);
    standby.configure({ recovery_min_apply_delay: '0' });
    standby.reload();
    await willBeRead();
  });

  it('one that dies is reported once, its queries are answered by the primary, and it is read again when it is back', async () => {
    const { reading } = shop;
    const ask = () => reading?.db.execute<{ n: number }>(sql`select 1 as n`);
    await standby.kill();
    for (let times = 0; times < 5; times += 1) expect((await ask())?.rows).toEqual([{ n: 1 }]);
    expect(isRead()).toBe(false);
    expect(log.warn.mock.calls.map(([, text]) => text)).toEqual([expect.stringContaining('does not answer')]);
    await changePrice('13 zł');
    await standby.start();
    await willBeRead();
    expect(await priceAt(standby.url)).toBe('13 zł');
    expect(log.info).toHaveBeenCalledWith({ replica: expect.any(String) }, expect.stringContaining('answers again'));
  });

  it('a server of another cluster is not read, though it is up to date', async () => {
    const { url } = await testDatabase({ filled: 'empty' });
    const foreign = new Replicas({
      urls: [url],
      primary: opened.pool,
      poolSize: 1,
      maxLagMs: MAX_LAG_MS,
      timeouts: { connection: 1000, statement: 5000 },
      log: testLog,
    });
    foreign.listens = true;
    foreign.start();
    try {
      await vi.waitFor(() => expect(foreign.figures()[0]?.lagSeconds).toBe(0), { timeout: 60_000, interval: 10 });
      expect(foreign.figures()[0]?.isRead).toBe(false);
    } finally {
      await foreign.close();
    }
  });

  it('O.36 a preview of a later moment is not read from the shop of the replicas, which knows only today', () => {
    const seenAt = new Date('2030-01-01T00:00:00Z');
    const preview: Shop = { ...shop, seenAt, now: () => seenAt };
    expect(readingOf(preview).now()).toEqual(seenAt);
    expect(readingOf(shop)).toBe(shop.reading);
  });

  it('refuses to write, to lock and to begin, on any server', async () => {
    const { reading } = shop;
    if (!reading) throw new Error('no replicas');
    await expect(reading.db.insert(settings).values({ name: 'x', value: 1 })).rejects.toThrow();
    await expect(reading.db.execute(sql`select 1 from settings for update`)).rejects.toThrow();
    await expect(reading.db.transaction(async () => {})).rejects.toThrow();
    await expect(reading.db.execute(sql`select nextval('page_purges_id_seq')`)).rejects.toThrow();
  });

  it('reports its figures', async () => {
    const text = await (await fetch(`${server.address}/metrics`)).text();
    expect(text).toMatch(/^witryna_replica_is_read\{replica="127\.0\.0\.1:\d+"\} 1$/m);
    expect(text).toMatch(/^witryna_replica_reads [1-9]/m);
  });

  // Last, because the standby never follows the primary again.
  it('a promoted standby is on another timeline and is not read', async () => {
    await withClient(standby.url, (client) => client.query('select pg_promote()'));
    const promoted = new Replicas({
      urls: [standby.url],
      primary: opened.pool,
      poolSize: 1,
      maxLagMs: MAX_LAG_MS,
      timeouts: { connection: 1000, statement: 5000 },
      log: testLog,
    });
    promoted.listens = true;
    promoted.start();
    try {
      await vi.waitFor(() => expect(promoted.figures()[0]?.lagSeconds).toBe(0), { timeout: 60_000, interval: 10 });
      expect(promoted.figures()[0]?.isRead).toBe(false);
    } finally {
      await promoted.close();
    }
  });
});

async function withShop(url: string, work: (shop: Shop) => Promise<void>): Promise<void> {
  const { close: end, ...one } = await openShop({ databaseUrl: url, log: testLog, poolSize: 2, demo: true });
  await work(one).finally(end);
}
