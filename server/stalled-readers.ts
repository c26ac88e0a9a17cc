import type { Socket } from 'node:net';

const NOT_LOOKED_YET = -1;

interface Reading {
  taken: number;
  /** When the last byte was taken. */
  since: number;
}

/**
 * Ends connections whose other end has not read on for so long while an answer waits for it. Node's own time limit of a connection
 * counts what is sent here as a sign of life too, so that one empty line a second would keep megabytes of answers for ever; and it
 * ends a download whose next line takes long to make.
 */
export class StalledReaders {
  readonly #readings = new Map<Socket, Reading>();
  readonly #maxMs: number;

  constructor(maxMs: number) {
    this.#maxMs = maxMs;
  }

  add(socket: Socket): void {
    this.#readings.set(socket, { taken: NOT_LOOKED_YET, since: 0 });
    socket.once('close', () => this.#readings.delete(socket));
  }

  look(now: number): void {
    for (const [socket, reading] of this.#readings) {
      const taken = socket.bytesWritten - socket.writableLength - leftOfPiece(socket);
      const isStalled = socket.writableLength > 0 && taken === reading.taken;
      if (!isStalled) Object.assign(reading, { taken, since: now });
      else if (now - reading.since >= this.#maxMs) socket.resetAndDestroy();
    }
  }
}

/**
 * The bytes of the current piece, which may be a full page, that the system has not taken yet; Node's own limit reads the same
 * figure.
 */
function leftOfPiece(socket: Socket): number {
  const handle = Reflect.get(socket, '_handle') as { writeQueueSize?: number } | null | undefined;
  return handle?.writeQueueSize ?? 0;
}
