import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import type { ShopServer } from './create-shop-server.ts';
import { PortError, serve } from './serve.ts';

const database = { url: 'postgresql://unused', stop: async () => {} };
const closing: (() => void)[] = [];

/** Not the signals of this process: it is the test's own. */
function start(variables: Record<string, string>, open: () => Promise<ShopServer>) {
  const config = readConfig({ HOST: '127.0.0.1', LOG_LEVEL: 'silent', NODE_ENV: 'test', ...variables });
  return serve({ config, database, mediaFolder: '' }, open);
}

afterEach(() => {
  for (const close of closing.splice(0)) close();
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
});

describe('serving', () => {
  it('answers whoever came before the shop was ready', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    await new Promise((resolve) => taken.close(resolve));

    let early: Promise<string> | undefined;
    const { http } = await start({ PORT: String(port) }, async () => {
      early = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
      await new Promise((resolve) => setTimeout(resolve, 150));
      return { listener: (_request, response) => void response.end('open'), close: async () => {} };
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
    const attempt = start({ PORT: String(port) }, async () => ({ listener: () => {}, close: async () => {} }));
    await expect(attempt).rejects.toThrow(PortError);
    await expect(attempt).rejects.toThrow(`PORT ${port} is taken`);
  });
});
