import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { changePrice } from '#modules/catalogue/products/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { sizes } from '#server/shop/schema.ts';
import { realPages } from '../testing/real-pages.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { shop, url } = await testDatabase();
const config = { pageCacheBytes: 0 };
const server = await startTestServer({ shop, databaseUrl: url, config, ...(await realPages()) });
afterAll(() => server.close());

const LISTING = '/kategoria/100/odziez';
const open = (path: string, init?: RequestInit) => fetch(server.address + path, init);
const textOf = async (path: string) => (await open(path)).text();
/** Where React Router writes the data of its screens. */
const ROUTER_DATA = '__reactRouterContext';

it.each(['/', LISTING, '/szukaj?text=kurtka', '/produkt/13', '/regulamin'])(
  'document %s comes whole, with nothing for a router',
  async (path) => {
    const html = await textOf(path);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="pl"[\s\S]*<h1[\s\S]*<footer[\s\S]*<\/html>$/);
    expect(html).not.toContain(ROUTER_DATA);
  },
);

it('a screen behind a form, and a page that is not there, bring the data of the router', async () => {
  expect(await textOf('/logowanie')).toContain(ROUTER_DATA);
  const missing = await open('/nie-ma-takiej-strony');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>$/);
});

it('a HEAD request gets the headers and no body', async () => {
  const head = await open(LISTING, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('Content-Type')).toContain('text/html');
  expect(await head.text()).toBe('');
});

it('a changed price is on the next rendered card once its purge is received, though cards are cached', async () => {
  const before = await textOf(LISTING);
  expect(await textOf(LISTING)).toBe(before);
  const id = Number(/name="product" value="(\d+)"/.exec(before)?.[1]);
  expect(before).not.toContain('1\u00a0234,56');
  const own = await shop.db.select({ id: sizes.id }).from(sizes).where(eq(sizes.productId, id));
  for (const size of own) await changePrice(shop, size.id, 123_456, { regularPrice: null });
  await expect.poll(() => textOf(LISTING)).toContain('1\u00a0234,56');
});
