import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const server = await startTestServer({
  shop,
  databaseUrl: url,
  handlePage: async (request) => {
    const { searchParams, pathname } = new URL(request.url);
    return Response.json(searchParams.get('token') ?? pathname);
  },
});
afterAll(() => server.close());

it.each(['GET', 'POST'])('a NUL byte in an address of %s never reaches a screen', async (method) => {
  for (const token of ['a%00b', 'a%%0000b']) {
    const response = await fetch(`${server.address}/platnosc/10000001?token=${token}`, {
      method,
      headers: { Origin: server.address },
    });
    expect(await response.json()).toMatch(/^a[^\0]*b$/);
  }
});

it('a line break in a path does not keep it from the page for what is missing', async () => {
  expect(await (await fetch(`${server.address}/a%0d%0AX:1`)).json()).toBe('/a%20%20X:1');
});
