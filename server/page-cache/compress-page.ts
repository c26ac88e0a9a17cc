import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StoredAnswer } from '../stored-answer.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this a packet is a packet, compressed or not. */
const SMALLEST = 800;
/** The first visitor waits for this one: about a millisecond for a page. */
const FAST_QUALITY = 4;
const BEST_QUALITY = 10;

export function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Gives the answer its first compressed form, fast rather than small. */
export async function compressFast(answer: StoredAnswer): Promise<void> {
  if (answer.body.length >= SMALLEST) answer.add('br', await brotli(answer.body, FAST_QUALITY));
}

/** Compresses cached pages as well as it can, one after another, after they were sent for the first time. */
export class PageCompressor {
  readonly #done: (key: string, answer: StoredAnswer) => void;
  readonly #waiting = new Map<string, StoredAnswer>();
  #busy = false;

  constructor(done: (key: string, answer: StoredAnswer) => void) {
    this.#done = done;
  }

  add(key: string, answer: StoredAnswer): void {
    if (answer.body.length < SMALLEST) return;
    this.#waiting.set(key, answer);
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (const [key, answer] of this.#waiting) {
      this.#waiting.delete(key);
      answer.add('gzip', await gzipAsync(answer.body, { level: 8 }));
      answer.add('br', await brotli(answer.body, BEST_QUALITY));
      this.#done(key, answer);
    }
    this.#busy = false;
  }
}
