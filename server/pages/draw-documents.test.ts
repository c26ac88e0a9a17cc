import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
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

it('whoever asks only for the headers gets them, and no body', async () => {
  const head = await open(LISTING, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('Content-Type')).toContain('text/html');
  expect(await head.text()).toBe('');
});

it('a price changed in the database stands on the next card that is drawn', async () => {
  const before = await textOf(LISTING);
  expect(await textOf(LISTING)).toBe(before);
  const id = Number(/name="product" value="(\d+)"/.exec(before)?.[1]);
  await shop.pool.query('update sizes set price = 123456, regular_price = null where product_id = $1', [id]);
  const after = await textOf(LISTING);
  expect(before).not.toContain('1\u00a0234,56');
  expect(after).toContain('1\u00a0234,56');
});
