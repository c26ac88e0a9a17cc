import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '#shop/db/testing/test-database.ts';
import { addRedirects } from '#shop/redirects/index.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
await addRedirects(shop.db, [
  { source: '/stary-sklep.html', target: '/produkt/7/kubek' },
  { source: '/jest', target: '/produkt/7/kubek' },
]);
const server = await startTestServer({
  shop,
  databaseUrl: url,
  handlePage: async (request) => {
    const found = new URL(request.url).pathname === '/jest';
    return new Response('<p>Strona</p>', { status: found ? 200 : 404, headers: { 'Content-Type': 'text/html' } });
  },
});
afterAll(() => server.close());

const ask = async (path: string) => {
  const response = await fetch(server.address + path, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
};

it('an old address leads to the new one for good, but only when nothing else answers', async () => {
  expect(await ask('/stary-sklep.html?utm_source=mail')).toEqual([301, '/produkt/7/kubek']);
  expect(await ask('/jest')).toEqual([200, null]);
  expect(await ask('/nie-ma')).toEqual([404, null]);
});
