import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Connection {
  /** Requests that were not answered to their end. */
  unanswered: number;
  /** When it was first seen without any; undefined until then. */
  idleSince: number | undefined;
}

/**
 * Ends connections on which nothing is asked for so long. Node counts every byte as a sign of life: an empty line a second
 * would keep a connection for ever. What the system still holds of finished answers it goes on sending for a while.
 */
export class IdleConnections {
  readonly #connections = new Map<Socket, Connection>();
  readonly #maxMs: number;

  constructor(maxMs: number) {
    this.#maxMs = maxMs;
  }

  follow(server: Server): void {
    server.on('connection', (socket) => {
      this.#connections.set(socket, { unanswered: 0, idleSince: undefined });
      socket.once('close', () => this.#connections.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      const connection = this.#connections.get(socket);
      if (!connection) return;
      connection.unanswered += 1;
      connection.idleSince = undefined;
      response.once('close', () => {
        connection.unanswered -= 1;
      });
    });
  }

  look(now: number): void {
    for (const [socket, connection] of this.#connections) {
      if (connection.unanswered > 0) continue;
      connection.idleSince ??= now;
      if (now - connection.idleSince >= this.#maxMs) socket.destroy();
    }
  }
}
