import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { purgeTags } from '#shop/db/purge-tags.ts';
import { settings } from '#shop/db/schema.ts';
import { testDatabase } from '#shop/db/testing/test-database.ts';
import type { PageHandler } from './pages/make-page.ts';
import { startTestServer } from './testing/start-test-server.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });

/** A page with a price from the database. */
const handlePage: PageHandler = async (_request, context) => {
  context.get(pageContext).cache({ tags: ['product:17'] });
  const rows = await context.get(shopContext).db.select().from(settings);
  return new Response(`cena ${rows[0]?.value}`, { headers: { 'Content-Type': 'text/html' } });
};

const nodes = await Promise.all([1, 2].map(() => startTestServer({ shop, databaseUrl: url, handlePage })));
afterAll(() => Promise.all(nodes.map((node) => node.close())));
const read = (node: number) => fetch(`${nodes[node]?.address}/produkt/17/kubek`).then((response) => response.text());
const setPrice = (price: string) =>
  shop.db
    .insert(settings)
    .values({ name: 'price', value: price })
    .onConflictDoUpdate({ target: settings.name, set: { value: price } });

describe('two nodes on one database', () => {
  it('a change on one is seen on the kept page of the other within a second', async () => {
    await setPrice('10 zł');
    expect([await read(0), await read(1)]).toEqual(['cena 10 zł', 'cena 10 zł']);
    await setPrice('9 zł');
    expect([await read(0), await read(1)]).toEqual(['cena 10 zł', 'cena 10 zł']);
    await purgeTags(shop, ['product:17']);
    await vi.waitFor(async () => expect([await read(0), await read(1)]).toEqual(['cena 9 zł', 'cena 9 zł']), {
      timeout: 1000,
      interval: 20,
    });
  });

  it('the purge of a transaction goes out with its commit, never before', async () => {
    await read(1);
    await shop.db.transaction(async (tx) => {
      await tx.update(settings).set({ value: '8 zł' });
      await purgeTags({ db: tx }, ['product:17']);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await read(1)).toBe('cena 9 zł');
    });
    await vi.waitFor(async () => expect(await read(1)).toBe('cena 8 zł'), { timeout: 1000, interval: 20 });
  });

  it('other pages stay when a tag they do not show is purged', async () => {
    await vi.waitFor(async () => expect(await read(0)).toBe('cena 8 zł'), { timeout: 1000, interval: 20 });
    await setPrice('7 zł');
    await purgeTags(shop, ['product:18']);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await read(0)).toBe('cena 8 zł');
  });

  it('takes thousands of tags at once', async () => {
    await purgeTags(shop, Array.from({ length: 3000 }, (_, n) => `category:${n}`).concat('product:17'));
    await vi.waitFor(async () => expect(await read(0)).toBe('cena 7 zł'), { timeout: 1000, interval: 20 });
  });

  it('a node that lost its ear drops all pages, and hears again later', async () => {
    await read(1);
    await setPrice('6 zł');
    await shop.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'purge' and datname = current_database()`,
    );
    await vi.waitFor(async () => expect(await read(1)).toBe('cena 6 zł'), { timeout: 1000, interval: 20 });
    await vi.waitFor(async () => {
      await read(1);
      await setPrice('5 zł');
      await purgeTags(shop, ['product:17']);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(nodes[1]?.logged.some((line) => line.msg === 'Purges are heard again')).toBe(true);
      expect(await read(1)).toBe('cena 5 zł');
    }, 5000);
  });
});
