import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** No browser and no proxy asks for the next page on a connection before the last one came; some programs do for a few. */
export const MAX_WAITING = 16;

const waiting = new WeakMap<Socket, number>();

/**
 * Node hands on every request of a connection at once, and keeps the answers until the first of them is read: some hundred
 * requests in one packet would make a process hold as many pages for somebody who never reads. Such a connection is ended.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    // What came in the same packet is still handed on after the end.
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
