import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_EVERY_MS = 200;

export interface Balancer {
  address: string;
  /** Waits until so many nodes are ready. */
  ready(nodes: number): Promise<void>;
  close(): Promise<void>;
}

/** As plain as a load balancer can be: asks every node whether it is ready, and sends each request to the next that was. */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>();
  let turn = 0;
  const looking = setInterval(() => {
    for (const port of ports) void look(port);
  }, LOOK_EVERY_MS);
  async function look(port: number): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
      () => null,
    );
    await answer?.body?.cancel();
    if (answer?.ok) ready.add(port);
    else ready.delete(port);
  }
  const server = createServer((asked, answer) => {
    const open = [...ready];
    turn += 1;
    const port = open[turn % open.length];
    if (port === undefined) answer.writeHead(503).end();
    else passOn(asked, answer, port);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async ready(nodes) {
      for (const end = performance.now() + 60_000; ready.size !== nodes; ) {
        if (performance.now() > end) throw new Error(`${ready.size} nodes are ready instead of ${nodes}`);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    },
    close() {
      clearInterval(looking);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Nothing is tried twice: what a node refuses is refused. */
function passOn(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url, headers } = asked;
  const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (got) => {
    const { connection: _own, ...rest } = got.headers;
    answer.writeHead(got.statusCode ?? 502, rest);
    got.pipe(answer);
    got.on('error', () => answer.destroy());
  });
  passed.on('error', () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  asked.pipe(passed);
}
