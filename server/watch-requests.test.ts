import { connect } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { startTestServer } from './testing/start-test-server.ts';

const { shop, url } = await testDatabase();
const asked = vi.fn();
const server = await startTestServer({
  shop,
  databaseUrl: url,
  handlePage: async (request) => {
    asked();
    return new Response(await request.text());
  },
});
afterAll(() => server.close());

it('a form whose sender went away is no failure of the shop', async () => {
  const client = connect(Number(new URL(server.address).port), '127.0.0.1');
  client.write(
    'POST /reklamacje/nowa HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nemail=',
  );
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 60_000);
  client.destroy();
  const lines = () => server.logged.filter(({ path }) => path === '/reklamacje/nowa');
  await vi.waitFor(
    () => expect(lines()).toContainEqual(expect.objectContaining({ msg: 'request', status: 499 })),
    60_000,
  );
  expect(lines().map(({ level }) => level)).toEqual(lines().map(() => 30));
  const text = await (await fetch(`${server.address}/metrics`)).text();
  expect(text).toMatch(/^witryna_requests_total\{kind="page",method="POST",status="499"\} 1$/m);
  expect(text).not.toMatch(/^witryna_request_seconds_count\{kind="page"\} [1-9]/m);
});
