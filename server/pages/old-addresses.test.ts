import { afterAll, expect, it } from 'vitest';
import { addRedirects } from '#modules/catalogue/redirects/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const moved = [
  { source: '/stary-sklep.html', target: '/produkt/7/kubek' },
  { source: '/jest', target: '/produkt/7/kubek' },
  { source: '/stara-kategoria/', target: '/produkt/7/kubek' },
  { source: '/assets/katalog.pdf', target: '/blog' },
];
await addRedirects(shop.db, moved, shop.now());
const server = await startTestServer({
  shop,
  databaseUrl: url,
  handlePage: async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/zalacznik') return Response.json(null, { status: 404 });
    const found = pathname.toLowerCase() === '/jest' || pathname.startsWith('/kod/');
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
  expect(await ask('/stara-kategoria/')).toEqual([301, '/produkt/7/kubek']);
  expect(await ask('/jest')).toEqual([200, null]);
  expect(await ask('/nie-ma')).toEqual([404, null]);
  expect(await ask('/assets/katalog.pdf')).toEqual([301, '/blog']);
  expect(await ask('/assets/nie-ma.js')).toEqual([404, null]);
});

it('a page is known in one spelling; codes keep theirs', async () => {
  expect(await ask('/Jest?a=B')).toEqual([301, '/jest?a=B']);
  expect(await ask('/kod/AbC')).toEqual([200, null]);
  expect(await ask('/Nie-Ma')).toEqual([404, null]);
  expect(await ask('/jest/')).toEqual([301, '/jest']);
  expect(await ask('/Jest//?a=B')).toEqual([301, '/jest?a=B']);
  expect(await ask('//kod/AbC/')).toEqual([301, '/kod/AbC']);
  expect(await ask('/nie-ma/')).toEqual([404, null]);
  expect(await ask('/')).toEqual([404, null]);
});

it('a missing file is explained in words', async () => {
  const response = await fetch(`${server.address}/zalacznik`);
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  expect(await response.text()).toContain('Nie znaleźliśmy tej strony');
});
