import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type FetchOptions, fetchAddress } from './fetch-address.ts';
import { isPrivateAddress } from './private-networks.ts';

let asked: string[] = [];
beforeEach(() => {
  asked = [];
});
const listen = async (answer: RequestListener) => {
  const server = createServer((request, response) => {
    asked.push(request.headers.host ?? '');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  return (server.address() as AddressInfo).port;
};
const inside = await listen((_, response) => response.end('secret'));
const leading = await listen((_, response) =>
  response.writeHead(302, { location: `http://inside.example:${inside}/` }).end(),
);

/** Names of no other server, each with an address of its own of this machine. */
const NAMES: Record<string, string> = { 'outside.example': '127.0.0.1', 'inside.example': '127.0.0.2' };
const found: string[] = [];
const find: FetchOptions['find'] = (name, _, answer) => {
  found.push(name);
  answer(null, [{ address: NAMES[name] ?? '', family: 4 }]);
};
const get = (address: string) =>
  fetchAddress(address, {
    publicHostsOnly: true,
    signal: AbortSignal.timeout(5000),
    find,
    isPrivate: (one) => one === '127.0.0.2',
  });

it('O.30 a name is looked up once: what was looked at is what is connected to', async () => {
  const response = await get(`http://outside.example:${inside}/`);
  expect([response.statusCode, found]).toEqual([200, ['outside.example']]);
  response.destroy();
});

it('O.30 a redirect into the own network is not followed', async () => {
  await expect(get(`http://outside.example:${leading}/`)).rejects.toMatchObject({ code: 'ENOTFOUND' });
  expect(asked).toEqual([`outside.example:${leading}`]);
});

it.each([
  ...['127.0.0.1', '10.1.2.3', '192.0.0.8', '198.19.1.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::7f00:1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'fd00::1', 'fe80::1', 'ff02::1'],
])('O.30 %s is not asked', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each(['93.184.216.34', '192.0.1.1', '198.20.0.1', '2606:2800:220:1::1', '::ffff:93.184.216.34'])(
  'O.30 %s may be asked',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);
