import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { findCaller } from './caller-address.ts';
import { type Config, parseConfig } from './config.ts';
import { startTestServer } from './testing/start-test-server.ts';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

const trusting = (text: string): TrustedProxies => parseTrustedProxies(text) ?? { kind: 'none' };
const NO_CUSTOMER = trusting('0');

describe('O.07 the shopper behind the proxies', () => {
  it.each([
    ['no proxy is trusted', NO_CUSTOMER, '10.0.0.2', '203.0.113.9', '10.0.0.2'],
    ['one proxy', trusting('1'), '10.0.0.2', '203.0.113.9', '203.0.113.9'],
    ['one proxy, written as a flag', trusting('true'), '10.0.0.2', '203.0.113.9', '203.0.113.9'],
    ['one proxy, a forged beginning', trusting('1'), '10.0.0.2', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['two proxies', trusting('2'), '10.0.0.2', '203.0.113.9, 10.0.0.1', '203.0.113.9'],
    ['two proxies, a forged beginning', trusting('2'), '10.0.0.2', '1.1.1.1, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
    ['two proxies, the first passed by', trusting('2'), '10.0.0.2', '203.0.113.9', '203.0.113.9'],
    ['two proxies, no header', trusting('2'), '10.0.0.2', undefined, '10.0.0.2'],
    ['a network', trusting('10.0.0.0/8'), '10.0.0.2', '1.1.1.1, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
    ['a network, a caller who is none of it', trusting('10.0.0.0/8'), '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['a network, a forger who names its proxies', trusting('10.0.0.0/8'), '198.51.100.7', '10.0.0.1', '198.51.100.7'],
    ['two networks', trusting('10.0.0.0/8, fd00::/8'), 'fd00::2', '203.0.113.9, 10.0.0.1', '203.0.113.9'],
    ['a proxy in the dress of IPv6', trusting('10.0.0.2'), '::ffff:10.0.0.2', '203.0.113.9', '203.0.113.9'],
    ['a shopper in the dress of IPv6', trusting('1'), '10.0.0.2', '::ffff:203.0.113.9', '203.0.113.9'],
    ['the same in hexadecimal', trusting('1'), '10.0.0.2', '::ffff:cb00:7109', '203.0.113.9'],
    ['with a port', trusting('1'), '10.0.0.2', '203.0.113.9:51234', '203.0.113.9'],
    ['IPv6 with a port', trusting('1'), '10.0.0.2', '[2001:db8::1]:51234', '2001:db8::1'],
    ['what is no address', trusting('1'), '10.0.0.2', 'unknown', '10.0.0.2'],
  ])('%s', (_, proxies, socket, header, caller) => {
    expect(findCaller(socket, header, proxies)).toBe(caller);
  });

  it.each(['yes', '21', '-1', '10.0.0.0/33', '10.0.0.0/0', '10.0.0', '10.0.0.1/8/8', '::1/129'])(
    '%s is no setting',
    (text) => {
      expect(parseTrustedProxies(text)).toBeNull();
    },
  );
});

describe('O.07 over HTTP, with two proxies named', async () => {
  const { shop, url } = await testDatabase();
  const handlePage = async () => new Response('page');
  const start = (config: Pick<Config, 'proxies'>) =>
    startTestServer({ shop, databaseUrl: url, handlePage, config: { ...config, trustProxy: true } });
  const counted = await start(parseConfig({ TRUST_PROXY: '2' }));
  const listed = await start(parseConfig({ TRUST_PROXY: '127.0.0.1, 10.1.0.0/16' }));
  afterAll(() => Promise.all([counted.close(), listed.close()]));

  /** Checks whether a login is free; after many calls of one address the answer reveals nothing. */
  async function isLearned(address: string, forwardedFor: string): Promise<boolean> {
    const question = 'validateClientData(ClientDataInput: {loginAndPassword: {login: "anna"}}) { messages { code } }';
    const query = `{ ${['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `${name}: ${question}`).join(' ')} }`;
    const response = await fetch(`${address}/graphql/v1/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwardedFor },
      body: JSON.stringify({ query }),
    });
    return (await response.json()).data.h.messages.length > 0;
  }

  async function useUp(address: string, forwardedFor: (turn: number) => string): Promise<void> {
    for (let turn = 0; turn < 40; turn += 1) if (!(await isLearned(address, forwardedFor(turn)))) return;
    throw new Error('The limit never came');
  }

  it.each([
    ['counted', counted.address, '203.0.113'],
    ['listed', listed.address, '198.51.100'],
  ])('limits hit the shopper, not the proxy; a forged header changes nothing (%s)', async (_, address, network) => {
    // Ever new forged addresses in front of one real one.
    await useUp(address, (turn) => `192.0.2.${turn % 250}, ${network}.1, 10.1.0.7`);
    expect(await isLearned(address, `${network}.1, 10.1.0.7`)).toBe(false);
    expect(await isLearned(address, `192.0.2.77, ${network}.1, 10.1.0.8`)).toBe(false);
    expect(await isLearned(address, `${network}.2, 10.1.0.7`)).toBe(true);
    expect(await isLearned(address, `${network}.1, ${network}.3, 10.1.0.7`)).toBe(true);
  });

  it('IPv6 is counted by /64', async () => {
    await useUp(counted.address, (turn) => `2001:db8:1:2::${turn.toString(16)}, 10.1.0.7`);
    expect(await isLearned(counted.address, '2001:db8:1:2:ffff:1:2:3, 10.1.0.7')).toBe(false);
    expect(await isLearned(counted.address, '2001:db8:1:3::1, 10.1.0.7')).toBe(true);
  });
});
