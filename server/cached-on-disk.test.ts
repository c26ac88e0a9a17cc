import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ALL_PAGES, purgeTags, sweepPurges } from '#platform/db/server/purge-tags.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { olderTransactionsEnd } from '#platform/testing/older-transactions-end.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { pagePurges, settings } from '#server/shop/schema.ts';
import type { PageHandler } from './pages/make-page.ts';
import { startTestServer, type TestShopServer } from './testing/start-test-server.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const dataDir = await mkdtemp(join(tmpdir(), 'witryna-disk-'));
let made = 0;

/** A page per product with its price from the database, slow enough to change the price meanwhile. */
const handlePage: PageHandler = async (request, context) => {
  made += 1;
  const product = new URL(request.url).pathname.split('/')[2] ?? '';
  context.get(pageContext).cache({ tags: [`product:${product}`] });
  const rows = await context.get(shopContext).db.select().from(settings);
  const price = rows.find((row) => row.name === `price ${product}`)?.value;
  return new Response(`cena ${price} ${'<p>opis</p>'.repeat(200)}`, { headers: { 'Content-Type': 'text/html' } });
};

let node: TestShopServer;
const start = async (buildId = 'one') => {
  await olderTransactionsEnd(shop);
  const config = { dataDir, pageDiskBytes: 1e7 };
  node = await startTestServer({ shop, databaseUrl: url, handlePage, buildId, config, origin: 'http://shop.test' });
};
const restart = async (whileDown: () => Promise<unknown> = async () => undefined, buildId?: string) => {
  await node.close();
  await whileDown();
  made = 0;
  await start(buildId);
};
afterEach(() => node.close());
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const read = async (product: number) =>
  (await (await fetch(`${node.address}/produkt/${product}/kubek`)).text()).split(' <')[0];
const setPrice = (product: number, value: string) =>
  shop.db
    .insert(settings)
    .values({ name: `price ${product}`, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
const metric = async (name: string) => {
  const text = await (await fetch(`${node.address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
};

let products = 0;
/** A product of one test alone, its page in memory and on the disk. */
async function cachedProduct(): Promise<number> {
  products += 1;
  await setPrice(products, '10 zł');
  const before = await metric('witryna_page_cache_disk_bytes');
  expect(await read(products)).toBe('cena 10 zł');
  await vi.waitFor(async () => expect(await metric('witryna_page_cache_disk_bytes')).toBeGreaterThan(before), 60_000);
  return products;
}

describe('pages kept on the disk', () => {
  it('are there again after a restart, without being made', async () => {
    await start();
    const product = await cachedProduct();
    await restart();
    expect(await read(product)).toBe('cena 10 zł');
    expect(made).toBe(0);
    expect(await metric('witryna_page_cache_disk_hits')).toBe(1);
  });

  it('never show a price that was changed while the shop was down', async () => {
    await start();
    const [changed, other] = [await cachedProduct(), await cachedProduct()];
    await restart(async () => {
      await setPrice(changed, '9 zł');
      await purgeTags(shop, [`product:${changed}`]);
    });
    expect(await read(changed)).toBe('cena 9 zł');
    expect(await read(other)).toBe('cena 10 zł');
    expect(made).toBe(1);
    await restart();
    expect(await read(changed)).toBe('cena 9 zł');
  });

  it('never show a price that was changed while they were made and written', async () => {
    await start();
    products += 1;
    await setPrice(products, '10 zł');
    // Begun before the page, over after it: when the page was read from the database the change could not be seen.
    await shop.db.transaction(async (tx) => {
      await tx.update(settings).set({ value: '9 zł' });
      await purgeTags({ db: tx }, [`product:${products}`]);
      expect(await read(products)).toBe('cena 10 zł');
    });
    await restart();
    expect(await read(products)).toBe('cena 9 zł');
  });

  it('are none after everything was purged and after a new build', async () => {
    await start();
    const product = await cachedProduct();
    await restart(() => purgeTags(shop, [ALL_PAGES]));
    await read(product);
    expect(made).toBe(1);
    await restart(undefined, 'two');
    await read(product);
    expect(made).toBe(1);
  });

  it('are found after a purge of another tag', async () => {
    await start();
    const product = await cachedProduct();
    await purgeTags(shop, ['product:999']);
    await restart();
    await read(product);
    expect(made).toBe(0);
  });

  it('purges are remembered for two days', async () => {
    await start();
    await purgeTags(shop, ['product:1']);
    const day = 86_400_000;
    await sweepPurges({ ...shop, now: () => new Date(Date.now() + 1.5 * day) });
    expect((await shop.db.select().from(pagePurges)).length).toBeGreaterThan(0);
    await sweepPurges({ ...shop, now: () => new Date(Date.now() + 2.5 * day) });
    expect(await shop.db.select().from(pagePurges)).toEqual([]);
  });
});
