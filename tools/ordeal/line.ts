import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  port: number;
  /** From now on nothing passes, and nobody is told: what is sent waits on the way. */
  stall(): void;
  /** What was on the way is gone. */
  cut(): Promise<void>;
}

/** A network line to a port of this machine that can be made to fail as real ones do. */
export async function openLine(port: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const ends: [Socket, Socket][] = [
      [near, far],
      [far, near],
    ];
    for (const [from, to] of ends) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (!isStalled) to.write(chunk);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stall() {
      isStalled = true;
    },
    cut() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
