import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than Node keeps a connection after an answer (65 s) and the header of the next request may take (30 s). */
const LONGEST_MS = 120_000;
const LOOK_EVERY_MS = 10_000;

interface Use {
  /** Requests that were not answered to their end. */
  underWay: number;
  /** When there was last one, as far as looked. */
  lastSeen: number | undefined;
}

/**
 * Ends connections on which nothing was asked for two minutes. Node counts every byte as a sign of life: an empty line a second
 * would keep a connection for ever, and with it the megabytes of finished answers that the system holds for whoever reads none.
 */
export class IdleConnections {
  readonly #uses = new Map<Socket, Use>();

  /** Watches the connections of a server until it closes. */
  static watch(server: Server): void {
    const connections = new IdleConnections();
    connections.follow(server);
    const looking = setInterval(() => connections.look(performance.now()), LOOK_EVERY_MS).unref();
    server.on('close', () => clearInterval(looking));
  }

  follow(server: Server): void {
    server.on('connection', (socket) => {
      this.#uses.set(socket, { underWay: 0, lastSeen: undefined });
      socket.once('close', () => this.#uses.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      const use = this.#uses.get(socket);
      if (!use) return;
      use.underWay += 1;
      use.lastSeen = undefined;
      response.once('close', () => {
        use.underWay -= 1;
      });
    });
  }

  look(now: number): void {
    for (const [socket, use] of this.#uses) {
      if (use.underWay > 0) use.lastSeen = undefined;
      else use.lastSeen ??= now;
      if (use.lastSeen !== undefined && now - use.lastSeen >= LONGEST_MS) socket.destroy();
    }
  }
}
