import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StalledReaders } from './stalled-readers.ts';

const MORE_THAN_FITS = 64_000_000;
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Both ends of a connection whose client reads nothing yet. */
async function open(): Promise<{ here: Socket; there: Socket }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const there = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  const [here] = (await once(server, 'connection')) as [Socket];
  there.on('error', () => {});
  here.on('error', () => {});
  closing.push(() => {
    there.destroy();
    here.destroy();
    server.close();
  });
  return { here, there };
}

/** Writes more than two sockets on one machine hold, and waits until nothing more is taken of it. */
async function fillTheWay(here: Socket, readers: StalledReaders, pieces = 640): Promise<void> {
  for (let piece = 0; piece < pieces; piece += 1) here.write(Buffer.alloc(MORE_THAN_FITS / pieces));
  let taken = -1;
  await vi.waitFor(
    () => {
      const before = taken;
      taken = here.bytesWritten - here.writableLength;
      readers.look(0);
      expect(taken).toBe(before);
      expect(here.writableLength).toBeGreaterThan(0);
    },
    { timeout: 10_000, interval: 100 },
  );
}

describe('readers who stall', () => {
  it('are ended a minute after the last byte they took, though they send more meanwhile', async () => {
    const { here, there } = await open();
    const readers = new StalledReaders(60_000);
    readers.add(here);
    await fillTheWay(here, readers);
    there.write('\r\n');
    readers.look(59_999);
    expect(here.destroyed).toBe(false);
    readers.look(60_000);
    expect(here.destroyed).toBe(true);
  });

  it.each([
    ['many pieces', 640],
    ['one piece', 1],
  ])('who read some of an answer of %s stay', async (_what, pieces) => {
    const { here, there } = await open();
    const readers = new StalledReaders(60_000);
    readers.add(here);
    await fillTheWay(here, readers, pieces);
    const before = there.bytesRead;
    there.resume();
    await vi.waitFor(() => expect(there.bytesRead).toBeGreaterThan(before + MORE_THAN_FITS / 4), 60_000);
    there.pause();
    readers.look(60_000);
    expect(here.destroyed).toBe(false);
  });

  it('a connection without a pending answer is ignored', async () => {
    const { here } = await open();
    const readers = new StalledReaders(60_000);
    readers.add(here);
    readers.look(0);
    readers.look(1_000_000);
    expect(here.destroyed).toBe(false);
  });
});
