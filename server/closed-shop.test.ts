import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { closeTheShop, PREVIEW_COOKIE, startPreview } from '#modules/back-office/going-live/server/index.ts';
import { ALL_PAGES, purgeTags } from '#platform/db/server/purge-tags.ts';
import { changeSettings, writeFact } from '#platform/settings/server/index.ts';
import { pageContext } from '#platform/shell/storefront/request-context.server.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { testLog } from '#platform/testing/with-client.ts';
import { openShop } from '#server/shop/open-shop.ts';
import type { PageHandler } from './pages/make-page.ts';
import { startTestServer } from './testing/start-test-server.ts';

const { shop, url } = await testDatabase({ filled: 'bare' });
await changeSettings(shop, { name: 'Gawra', email: 'jan@gawra.example' });

const handlePage: PageHandler = async (_, context) => {
  context.get(pageContext).cache({ tags: ['page'] });
  return new Response('<title>Kubek</title>', { headers: { 'Content-Type': 'text/html' } });
};
const nodes = await Promise.all(
  [1, 2].map(async () => {
    const opened = await openShop({ databaseUrl: url, log: testLog, poolSize: 2 });
    const server = await startTestServer({ shop: opened, databaseUrl: url, handlePage });
    return { opened, server };
  }),
);
afterAll(async () => {
  for (const { opened, server } of nodes) {
    await server.close();
    await opened.close();
  }
});

type Sent = { headers?: Record<string, string>; method?: string };
const ask = (path: string, { headers, method }: Sent = {}, node = nodes[0]) =>
  fetch(`${node?.server.address}${path}`, { method, headers: { Accept: 'text/html', ...headers }, redirect: 'manual' });
const statuses = (path: string) => Promise.all(nodes.map(async (node) => (await ask(path, {}, node)).status));
const bothAnswer = (status: number) =>
  vi.waitFor(async () => expect(await statuses('/produkt/1/kubek')).toEqual([status, status]), 60_000);
/** As the use case does once nothing is missing. */
const open = async () => {
  await writeFact(shop.db, 'isOpen', true);
  await purgeTags(shop, [ALL_PAGES]);
};

describe('a closed shop', () => {
  afterEach(async () => {
    await closeTheShop(shop);
    await bothAnswer(503);
  });

  it.each([
    '/',
    '/produkt/1/kubek',
    '/koszyk',
    '/konto',
    '/logowanie',
    '/zamowienie/dane',
    '/zwroty',
    '/sitemap/x.xml',
  ])('O.02 shows shoppers at %s only that it will open', async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '3600']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const page = await answer.text();
    for (const words of ['Wkrótce otwieramy', 'Gawra', 'jan@gawra.example', 'noindex']) expect(page).toContain(words);
  });

  it.each(['/ajax/projector.php?product=1', '/graphql/v1/', '/basketchange.php', '/ajax/get.php', '/settings.php'])(
    'O.02 answers so to a call of %s',
    async (path) => {
      const headers = { Accept: 'application/json', 'Sec-Fetch-Site': 'same-origin' };
      for (const method of ['GET', 'POST']) {
        const answer = await ask(path, { method, headers });
        expect([answer.status, await answer.json()]).toEqual([503, { error: 'shop-closed' }]);
      }
    },
  );

  it('O.02 lists nothing for search engines and price comparison', async () => {
    expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/sitemap.xml', '/feeds/google.xml', '/feeds/ceneo.xml']) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8']);
      expect(await answer.text()).not.toMatch(/<(?:url|item|o)\b/);
    }
  });

  it('keeps its panel, its health and webhooks', async () => {
    for (const path of ['/zaplecze', '/zaplecze/ustawienia', '/zaplecze.data', '/healthz', '/readyz']) {
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    }
    expect((await ask('/platnosc/powiadomienie/stripe', { method: 'POST' })).status).not.toBe(503);
    expect((await ask('/zapleczex')).status).toBe(503);
  });

  it('O.02 is visible to staff with their key, and their pages are not cached', async () => {
    const headers = { Cookie: `${PREVIEW_COOKIE}=${await startPreview(shop)}` };
    const preview = await ask('/produkt/1/kubek', { headers });
    expect([preview.status, preview.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect((await ask('/produkt/1/kubek')).status).toBe(503);
    expect((await ask('/produkt/1/kubek', { headers: { Cookie: `${PREVIEW_COOKIE}=x` } })).status).toBe(503);
  });

  it('O.02 opens and closes on every node, and no page outlives either', async () => {
    expect(await statuses('/produkt/1/kubek')).toEqual([503, 503]);
    await open();
    await bothAnswer(200);
    // Kept by both now.
    expect(await statuses('/produkt/1/kubek')).toEqual([200, 200]);
    await closeTheShop(shop);
    await bothAnswer(503);
    await open();
    await bothAnswer(200);
  });
});
