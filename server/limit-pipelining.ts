import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** No browser and no proxy asks for the next page on a connection before the last one came; some programs do for a few. */
export const MAX_WAITING = 16;

const waiting = new WeakMap<Socket, number>();

/**
 * Node passes on every request of a connection at once, and holds the answers until the first of them is read: some hundred
 * requests in one packet would make a process hold as many pages for a client that never reads. Such a connection is ended.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    // Requests of the same packet still arrive after the end.
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > MAX_WAITING) {
      socket.destroy();
      return;
    }
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 0) - 1));
    listener(request, response);
  };
}
