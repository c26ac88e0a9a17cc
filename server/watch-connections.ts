import type { Server } from 'node:http';
import { IdleConnections } from './idle-connections.ts';
import { SlowSenders } from './slow-senders.ts';
import { StalledReaders } from './stalled-readers.ts';

/** In milliseconds. */
export interface ConnectionLimits {
  /** Nothing is taken of an answer that waits. */
  stalledTimeout: number;
  /** Nothing is asked. */
  idleTimeout: number;
  /** So long a body may come as slowly as it likes. */
  bodyGrace: number;
  connectionsCheckingInterval: number;
}

/** Ends connections that Node's own limits would keep, until the server closes. */
export function watchConnections(server: Server, limits: ConnectionLimits): void {
  const readers = new StalledReaders(limits.stalledTimeout);
  const connections = new IdleConnections(limits.idleTimeout);
  const senders = new SlowSenders(limits.bodyGrace);
  server.on('connection', (socket) => readers.add(socket));
  connections.follow(server);
  senders.follow(server);
  const looking = setInterval(() => {
    const now = performance.now();
    readers.look(now);
    connections.look(now);
    senders.look(now);
  }, limits.connectionsCheckingInterval).unref();
  server.on('close', () => clearInterval(looking));
}
