import { once } from 'node:events';
import { Agent, createServer, get as httpGet, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseConfig } from './config.ts';
import type { ShopServer } from './create-shop-server.ts';
import { PortError, type ServeOptions, serve } from './serve.ts';

const database = { url: 'postgresql://unused', stop: async () => {} };
const closing: (() => void)[] = [];

/** Not the signals of this process: it is the test's own. */
function start(
  variables: Record<string, string>,
  open: () => Promise<ShopServer>,
  options: Partial<ServeOptions> = {},
) {
  const config = parseConfig({ HOST: '127.0.0.1', LOG_LEVEL: 'silent', NODE_ENV: 'test', ...variables });
  return serve({ config, database, mediaFolder: '', ...options }, open);
}

const shopThat = (parts: Partial<ShopServer>): ShopServer => ({
  listener: () => {},
  startClosing() {},
  close: async () => {},
  ...parts,
});

afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
});

describe('serving', () => {
  it('answers requests from before the shop was ready', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    await new Promise((resolve) => taken.close(resolve));

    let early: Promise<string> | undefined;
    const { http } = await start({ PORT: String(port) }, async () => {
      early = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
      await new Promise((resolve) => setTimeout(resolve, 150));
      return shopThat({ listener: (_request, response) => void response.end('open') });
    });
    closing.push(() => http.close());
    expect(await early).toBe('open');
    expect(await fetch(`http://127.0.0.1:${port}/`).then((response) => response.text())).toBe('open');
  });

  it('says in a sentence that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    closing.push(() => other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const attempt = start({ PORT: String(port) }, async () => shopThat({}));
    await expect(attempt).rejects.toThrow(PortError);
    await expect(attempt).rejects.toThrow(`PORT ${port} is taken`);
  });
});

describe('closing', () => {
  const agent = new Agent({ keepAlive: true });
  const steps: string[] = [];

  /** Opens a shop with one request on a connection that stays open, stops it, and records what is closed. */
  async function stopBusy(parts: Partial<ShopServer>, closing = { grace: 10_000, timeout: 5000 }) {
    steps.length = 0;
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as typeof process.exit);
    const stop = async () => void steps.push('database');
    const close = async () => void steps.push('shop');
    const { http } = await start({ PORT: '0' }, async () => shopThat({ close, ...parts }), {
      closing,
      database: { url: '', stop },
    });
    const { port } = http.address() as AddressInfo;
    const arrived = new Promise((resolve) => http.once('request', resolve));
    const answer = new Promise<IncomingMessage | Error>((resolve) => {
      httpGet({ port, host: '127.0.0.1', agent }, (response) => resolve(response.resume())).on('error', resolve);
    });
    await arrived;
    process.emit('SIGTERM');
    return { exit, answer };
  }

  it('ends when the last request is answered, though its connection would have stayed open', async () => {
    const { exit, answer } = await stopBusy({
      listener: (_request, response) => void setTimeout(() => response.end('late'), 200),
    });
    expect(await answer).toMatchObject({ statusCode: 200 });
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0), 60_000);
    expect(steps).toEqual(['shop', 'database']);
  });

  it('O.49 goes on answering until a load balancer has noticed, and only then accepts no connection', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as typeof process.exit);
    const startClosing = vi.fn();
    const listener: ShopServer['listener'] = (_request, response) => void response.end('still here');
    const { http } = await start({ PORT: '0', DRAIN_SECONDS: '1' }, async () => shopThat({ listener, startClosing }));
    const { port } = http.address() as AddressInfo;
    process.emit('SIGTERM');
    await vi.waitFor(() => expect(startClosing).toHaveBeenCalled(), 60_000);
    const late = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
    expect(await late.text()).toBe('still here');
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0), 60_000);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it('cuts off a request that takes too long, and still closes the rest', async () => {
    const { exit, answer } = await stopBusy({ listener: () => {} }, { grace: 100, timeout: 5000 });
    expect(await answer).toBeInstanceOf(Error);
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0), 60_000);
    expect(steps).toEqual(['shop', 'database']);
  });

  it.each([
    ['hangs', () => new Promise<void>(() => {})],
    ['throws', () => Promise.reject(new Error('broken'))],
  ])('stops the database also when closing the shop %s', async (_how, close) => {
    const { exit } = await stopBusy(
      { listener: (_request, response) => void response.end('ok'), close },
      { grace: 1000, timeout: 100 },
    );
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1), 60_000);
    expect(steps).toEqual(['database']);
  });
});

describe('a slow client cannot hold a connection for ever', () => {
  const LONG = 1_000_000;
  const patient = {
    headersTimeout: LONG,
    requestTimeout: LONG,
    stalledTimeout: LONG,
    idleTimeout: LONG,
    bodyGrace: LONG,
    connectionsCheckingInterval: 10,
  };
  const REQUEST = 'GET / HTTP/1.1\r\nHost: sklep\r\n\r\n';
  const withBody = 'POST / HTTP/1.1\r\nHost: sklep\r\nContent-Length: 10\r\n\r\n';

  it.each([
    ['half a header', 'GET / HTTP/1.1\r\nHost:', { headersTimeout: 50 }],
    ['half a form', `${withBody}email`, { headersTimeout: 50, requestTimeout: 50 }],
  ])('who sends %s', async (_what, sent, limits) => {
    const { http } = await start({ PORT: '0' }, async () => shopThat({}), { slowness: { ...patient, ...limits } });
    closing.push(() => http.close());
    const client = connect((http.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    client.on('data', (chunk: string) => {
      answer += chunk;
    });
    client.write(sent);
    await once(client, 'close');
    expect(answer).toContain('408 Request Timeout');
  });

  /** Resolves when the shop has ended the connection of a client that sent this and reads nothing. */
  async function endOf(sent: string, listener: ShopServer['listener'], limits: object): Promise<void> {
    const { http } = await start({ PORT: '0' }, async () => shopThat({ listener }), {
      slowness: { ...patient, ...limits },
    });
    closing.push(() => http.close());
    const client = connect((http.address() as AddressInfo).port, '127.0.0.1').pause();
    client.on('error', () => {});
    const [here] = (await once(http, 'connection')) as [Socket];
    client.write(sent);
    await once(here, 'close');
    client.destroy();
  }

  it('who asks for nothing more, and sends an empty line', async () => {
    await endOf(`${REQUEST}\r\n`, (_request, response) => void response.end('ok'), { idleTimeout: 50 });
  });

  it('who reads nothing of a long answer', async () => {
    const long = Buffer.alloc(64_000_000);
    await endOf(REQUEST, (_request, response) => void response.end(long), { stalledTimeout: 50 });
  });

  it('who sends a form byte by byte', async () => {
    await endOf(`${withBody}email`, (request) => void request.resume(), { bodyGrace: 50 });
  });

  it('a client that sends many requests and reads no answer', async () => {
    await endOf(REQUEST.repeat(17), () => {}, {});
  });
});
