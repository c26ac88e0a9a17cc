import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { settings } from '#server/shop/schema.ts';
import type { PageHandler } from './pages/make-page.ts';
import { startTestServer } from './testing/start-test-server.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });

/** A page per product with its price from the database. */
const handlePage: PageHandler = async (request, context) => {
  const product = new URL(request.url).pathname.split('/')[2] ?? '';
  context.get(pageContext).cache({ tags: [`product:${product}`] });
  const rows = await context.get(shopContext).db.select().from(settings);
  const price = rows.find((row) => row.name === `price ${product}`)?.value;
  return new Response(`cena ${price}`, { headers: { 'Content-Type': 'text/html' } });
};

const nodes = await Promise.all([1, 2].map(() => startTestServer({ shop, databaseUrl: url, handlePage })));
afterAll(() => Promise.all(nodes.map((node) => node.close())));

const read = (product: number) =>
  Promise.all(
    nodes.map(({ address }) => fetch(`${address}/produkt/${product}/kubek`).then((response) => response.text())),
  );
const setPrice = (product: number, value: string) =>
  shop.db
    .insert(settings)
    .values({ name: `price ${product}`, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
const both = (price: string) => [`cena ${price}`, `cena ${price}`];
const seeBoth = (product: number, price: string) =>
  vi.waitFor(async () => expect(await read(product)).toEqual(both(price)), { timeout: 60_000, interval: 20 });

let products = 100;
/** A product of one test alone, its page cached by both nodes. */
async function cachedProduct(): Promise<number> {
  products += 1;
  await setPrice(products, '10 zł');
  expect(await read(products)).toEqual(both('10 zł'));
  return products;
}

/** Notices arrive in the order in which they were sent: after this one, all earlier ones were received. */
async function receiveEverything(): Promise<void> {
  const marker = await cachedProduct();
  await setPrice(marker, '1 zł');
  await purgeTags(shop, [`product:${marker}`]);
  await seeBoth(marker, '1 zł');
}

describe('two nodes on one database', () => {
  it('a change on one is seen on the cached page of the other, long before it is stale', async () => {
    const product = await cachedProduct();
    await setPrice(product, '9 zł');
    expect(await read(product)).toEqual(both('10 zł'));
    await purgeTags(shop, [`product:${product}`]);
    await seeBoth(product, '9 zł');
  });

  it('the purge of a transaction goes out with its commit, never before', async () => {
    const product = await cachedProduct();
    // Visible already, so that a page made anew too early would show it.
    await setPrice(product, '8 zł');
    await shop.db.transaction(async (tx) => {
      await purgeTags({ db: tx }, [`product:${product}`]);
      await receiveEverything();
      expect(await read(product)).toEqual(both('10 zł'));
    });
    await seeBoth(product, '8 zł');
  });

  it('other pages stay when a tag they do not show is purged', async () => {
    const product = await cachedProduct();
    await setPrice(product, '7 zł');
    await purgeTags(shop, [`product:${product}0`]);
    await receiveEverything();
    expect(await read(product)).toEqual(both('10 zł'));
  });

  it('takes thousands of tags at once', async () => {
    const product = await cachedProduct();
    await setPrice(product, '6 zł');
    await purgeTags(shop, Array.from({ length: 3000 }, (_, n) => `category:${n}`).concat(`product:${product}`));
    await seeBoth(product, '6 zł');
  });

  it('a node that lost its listener drops all pages, and receives again later', async () => {
    const product = await cachedProduct();
    await setPrice(product, '5 zł');
    await shop.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'purge' and datname = current_database()`,
    );
    await seeBoth(product, '5 zł');
    for (const { logged } of nodes) {
      await vi.waitFor(() => expect(logged.map((line) => line.msg)).toContain('Purges are received again'), 60_000);
    }
    const next = await cachedProduct();
    await setPrice(next, '4 zł');
    expect(await read(next)).toEqual(both('10 zł'));
    await purgeTags(shop, [`product:${next}`]);
    await seeBoth(next, '4 zł');
  });
});
