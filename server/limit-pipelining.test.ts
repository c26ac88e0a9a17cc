import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { limitPipelining, MAX_WAITING } from './limit-pipelining.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function open(answer: (response: ServerResponse) => void): Promise<{ client: Socket; asked: () => number }> {
  const listener = vi.fn((_request: unknown, response: ServerResponse) => answer(response));
  const server = createServer(limitPipelining(listener)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  closing.push(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { client, asked: () => listener.mock.calls.length };
}

describe('many requests of one connection', () => {
  it('a connection with more requests than may wait is ended, and the shop sees no more of them', async () => {
    const { client, asked } = await open(() => {});
    client.resume().write(REQUEST.repeat(MAX_WAITING + 300));
    await once(client, 'close');
    expect(asked()).toBe(MAX_WAITING);
  });

  it('as many as may wait are answered, and after them as many again', async () => {
    const { client, asked } = await open((response) => response.end('ok'));
    let text = '';
    client.setEncoding('utf8').on('data', (data: string) => {
      text += data;
    });
    const answers = () => text.match(/HTTP\/1\.1 200/g)?.length ?? 0;
    for (const round of [1, 2]) {
      client.write(REQUEST.repeat(MAX_WAITING));
      await vi.waitFor(() => expect(answers()).toBe(round * MAX_WAITING), 60_000);
    }
    expect(asked()).toBe(2 * MAX_WAITING);
    expect(client.destroyed).toBe(false);
  });
});
