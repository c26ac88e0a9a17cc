import type { IncomingMessage, Server } from 'node:http';

interface Sending {
  /** When its header had come, and how much its connection had sent by then. */
  since: number;
  before: number;
}

/** So much has to come in every second after the first minute. Photos from a phone with one bar of signal do. */
const BYTES_A_SECOND = 4000;

/**
 * Ends connections whose request comes in too slowly. The complete request has a limit of its own, long enough for large
 * photos over a slow line; a byte a second would hold a connection for all of it.
 */
export class SlowSenders {
  readonly #sendings = new Map<IncomingMessage, Sending>();
  readonly #graceMs: number;

  constructor(graceMs: number) {
    this.#graceMs = graceMs;
  }

  follow(server: Server): void {
    server.on('request', (request, response) => {
      this.#sendings.set(request, { since: performance.now(), before: request.socket.bytesRead });
      response.once('close', () => this.#sendings.delete(request));
    });
  }

  look(now: number): void {
    for (const [request, { since, before }] of this.#sendings) {
      const owedMs = now - since - this.#graceMs;
      const sent = request.socket.bytesRead - before;
      if (request.complete) this.#sendings.delete(request);
      else if (owedMs > 0 && sent < (owedMs / 1000) * BYTES_A_SECOND) request.socket.destroy();
    }
  }
}
