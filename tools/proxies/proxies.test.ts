import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findMissingProxies, type Proxies, startProxies } from './proxies.ts';

type State = 'ready' | 'without database' | 'closing';

/** Says of itself what a node in that state says, and its name to everybody else. */
function standIn(name: string, states: Map<string, State>): Server {
  return createServer(({ url }, response) => {
    const state = states.get(name);
    const isWell = url === '/readyz' ? state === 'ready' : url !== '/openz' || state !== 'closing';
    response.writeHead(isWell ? 200 : 503).end(name);
  });
}

describe.runIf(findMissingProxies().length === 0)('O.49 the nodes behind deploy/haproxy.cfg', () => {
  const states = new Map<string, State>();
  const nodes = ['1', '2', '3'].map((name) => standIn(name, states));
  let proxies: Proxies | undefined;
  beforeAll(async () => {
    for (const node of nodes) await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
    proxies = await startProxies(nodes.map((node) => (node.address() as AddressInfo).port));
  });
  afterAll(async () => {
    await proxies?.stop();
    for (const node of nodes) node.close();
  });

  /** Names of the nodes that answered ten requests; a refusal of a node or a proxy is `503`. */
  async function answering(): Promise<string[]> {
    const answers = new Set<string>();
    for (let n = 0; n < 10; n += 1) {
      const answer = await fetch(`${proxies?.address}/strona-${n}`);
      const name = await answer.text();
      answers.add(answer.ok ? name : String(answer.status));
    }
    return [...answers].sort();
  }

  it.each<[string, State[], string[]]>([
    ['all are asked', ['ready', 'ready', 'ready'], ['1', '2', '3']],
    ['one that closes is left alone', ['closing', 'ready', 'ready'], ['2', '3']],
    ['one without its database is left alone', ['ready', 'without database', 'ready'], ['1', '3']],
    [
      'when the database is away for all, they go on showing what they kept',
      ['without database', 'without database', 'without database'],
      ['1', '2', '3'],
    ],
    ['also then one that closes is left alone', ['without database', 'closing', 'without database'], ['1', '3']],
  ])('%s', async (_, now, expected) => {
    now.forEach((state, place) => {
      states.set(String(place + 1), state);
    });
    await vi.waitFor(async () => expect(await answering()).toEqual(expected), { timeout: 60_000, interval: 200 });
  });
});
