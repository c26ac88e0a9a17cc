import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IdleConnections } from './idle-connections.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function open(answer: (response: ServerResponse) => void) {
  const answered = vi.fn();
  const listener = vi.fn((_request: unknown, response: ServerResponse) => {
    response.once('close', answered);
    answer(response);
  });
  const server = createServer({ keepAliveTimeout: 600_000 }, listener).listen(0, '127.0.0.1');
  const connections = new IdleConnections(120_000);
  connections.follow(server);
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  client.on('error', () => {});
  const [here] = (await once(server, 'connection')) as [Socket];
  closing.push(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });
  const asked = () => vi.waitFor(() => expect(listener).toHaveBeenCalledOnce(), 60_000);
  return {
    client,
    here,
    connections,
    asked,
    answered: () => vi.waitFor(() => expect(answered).toHaveBeenCalledOnce(), 60_000),
  };
}

describe('connections on which nothing is asked', () => {
  it('are ended after two minutes, though empty lines come', async () => {
    const { client, here, connections, answered } = await open((response) => response.end('ok'));
    client.write(REQUEST);
    await answered();
    connections.look(0);
    const before = here.bytesRead;
    client.write('\r\n');
    await vi.waitFor(() => expect(here.bytesRead).toBe(before + 2), 60_000);
    connections.look(119_999);
    expect(here.destroyed).toBe(false);
    connections.look(120_000);
    expect(here.destroyed).toBe(true);
  });

  it('count anew from the last answer', async () => {
    const { client, here, connections, answered } = await open((response) => response.end('ok'));
    connections.look(0);
    client.write(REQUEST);
    await answered();
    connections.look(120_000);
    expect(here.destroyed).toBe(false);
    connections.look(240_000);
    expect(here.destroyed).toBe(true);
  });

  it('stay while an answer is under way, however long it takes', async () => {
    const { client, here, connections, asked } = await open(() => {});
    client.write(REQUEST);
    await asked();
    connections.look(0);
    connections.look(1_000_000);
    expect(here.destroyed).toBe(false);
  });
});
