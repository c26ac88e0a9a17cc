import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SlowSenders } from './slow-senders.ts';

const GRACE_MS = 60_000;
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A form of a megabyte of which so many bytes came; the time of its beginning is that of this moment. */
async function send(bytes: number) {
  const server = createServer((request) => request.resume()).listen(0, '127.0.0.1');
  const senders = new SlowSenders(GRACE_MS);
  senders.follow(server);
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  closing.push(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n');
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  const begun = performance.now();
  const before = request.socket.bytesRead;
  client.write('a'.repeat(bytes));
  await vi.waitFor(() => expect(request.socket.bytesRead).toBe(before + bytes), 60_000);
  return { request, lookAfter: (seconds: number) => senders.look(begun + seconds * 1000) };
}

describe('a body that comes slowly', () => {
  it('is ended when next to nothing of it came after a minute', async () => {
    const { request, lookAfter } = await send(60);
    lookAfter(59);
    expect(request.socket.destroyed).toBe(false);
    lookAfter(61);
    expect(request.socket.destroyed).toBe(true);
  });

  it('is waited for as long as it comes at the speed of a weak line', async () => {
    const { request, lookAfter } = await send(900_000);
    lookAfter(180);
    expect(request.socket.destroyed).toBe(false);
  });

  it('is ignored once it is complete, however long the answer takes', async () => {
    const { request, lookAfter } = await send(1_000_000);
    await vi.waitFor(() => expect(request.complete).toBe(true), 60_000);
    lookAfter(1000);
    expect(request.socket.destroyed).toBe(false);
  });
});
