import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  port: number;
  /** From now on everything takes so many milliseconds longer, each way. */
  delay(milliseconds: number): void;
  /** From now on no data pass, and the connections stay open: sent data wait. */
  stall(): void;
  /** The waiting data pass. */
  flow(): void;
  /** The waiting data are dropped. */
  cut(): Promise<void>;
}

/** A network line to a port of this machine that can be made to fail as real ones do. */
export async function openLine(port: number): Promise<Line> {
  const sockets = new Set<Socket>();
  /** In the order in which it was sent: nothing overtakes anything, also when the delay becomes shorter. */
  const onTheWay: { due: number; onward(): void }[] = [];
  let isStalled = false;
  let delayMs = 0;
  const flush = () => {
    if (isStalled) return;
    const now = performance.now();
    while (onTheWay[0] && onTheWay[0].due <= now) onTheWay.shift()?.onward();
    if (onTheWay[0]) setTimeout(flush, onTheWay[0].due - now + 1);
  };
  const pass = (onward: () => void) => {
    onTheWay.push({ due: performance.now() + delayMs, onward });
    if (onTheWay.length === 1 || delayMs === 0) flush();
  };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const ends: [Socket, Socket][] = [
      [near, far],
      [far, near],
    ];
    for (const [from, to] of ends) {
      sockets.add(from);
      from.on('data', (chunk) => pass(() => to.write(chunk)));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        pass(() => to.destroy());
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    delay(milliseconds) {
      delayMs = milliseconds;
    },
    stall() {
      isStalled = true;
    },
    flow() {
      isStalled = false;
      flush();
    },
    cut() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
