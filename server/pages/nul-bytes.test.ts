import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '#shop/db/testing/test-database.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const server = await startTestServer({
  shop,
  databaseUrl: url,
  handlePage: async (request) => Response.json(new URL(request.url).searchParams.get('token')),
});
afterAll(() => server.close());

it.each(['GET', 'POST'])('a NUL byte in an address of %s never reaches a screen', async (method) => {
  for (const token of ['a%00b', 'a%%0000b']) {
    const response = await fetch(`${server.address}/platnosc/10000001?token=${token}`, { method });
    expect(await response.json()).toMatch(/^a[^\0]*b$/);
  }
});
