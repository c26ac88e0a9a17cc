import { setTimeout as sleep } from 'node:timers/promises';

/** After a page was made anew, the others rest so many times as long as it took. */
const RESTS = 2;

interface Renewal {
  /** Whether the page is still there to be made anew. */
  isWanted(): boolean;
  /** Never fails: what failed was logged where it happened. */
  renew(): Promise<void>;
}

/**
 * Old pages are made anew one after another, with rests between. Pages that were made in the same minute grow old in the same
 * minute; made all at once they would keep waiting whoever asks for something that has to be made for them.
 */
export class Renewals {
  readonly #waiting = new Map<string, Renewal>();
  readonly #rest: (ms: number) => Promise<void>;
  #busy = false;

  constructor(rest: (ms: number) => Promise<void> = (ms) => sleep(ms, undefined, { ref: false })) {
    this.#rest = rest;
  }

  /** A page that waits already keeps its turn. */
  add(key: string, renewal: Renewal): void {
    if (this.#waiting.has(key)) return;
    this.#waiting.set(key, renewal);
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (const [key, { isWanted, renew }] of this.#waiting) {
      const begun = performance.now();
      if (isWanted()) await renew();
      this.#waiting.delete(key);
      await this.#rest(RESTS * (performance.now() - begun));
    }
    this.#busy = false;
  }
}
