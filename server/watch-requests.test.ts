import { connect } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { startTestServer } from './testing/start-test-server.ts';

const { shop, url } = await testDatabase();
const asked = vi.fn();
const server = await startTestServer({
  shop,
  databaseUrl: url,
  handlePage: async (request) => {
    asked();
    const body = await request.text();
    if (body !== 'wait') return new Response(body);
    // As the router does it with a request whose client is gone.
    await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
    throw request.signal.reason;
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

it('a client that leaves before its answer comes is no failure of the shop', async () => {
  asked.mockClear();
  const { host, port } = new URL(server.address);
  const client = connect(Number(port), '127.0.0.1');
  client.write(
    `POST /zwroty HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 4\r\n\r\nwait`,
  );
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 60_000);
  client.destroy();
  const find = () => server.logged.find(({ path }) => path === '/zwroty');
  await vi.waitFor(() => expect(find()).toMatchObject({ msg: 'request', status: 499 }), 60_000);
  const { requestId } = find() ?? {};
  const lines = server.logged.filter((line) => line.requestId === requestId);
  expect(lines.map(({ msg, level }) => [msg, level])).toEqual([
    ['A page could not be made', 30],
    ['request', 30],
  ]);
});
