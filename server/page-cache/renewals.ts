import { setTimeout as sleep } from 'node:timers/promises';

/** After a page was made anew, the others rest so many times as long as it took, for this many milliseconds at most. */
const RESTS = 2;
const MAX_PAUSE = 2000;
/** The limit of the wait for a page that takes long, or never comes. */
const MAX_SLICE = 5000;

type Pause = (ms: number, signal?: AbortSignal) => Promise<void>;

interface Renewal {
  /** False when another request has made it anew meanwhile. */
  isWanted(): boolean;
  /** Never fails: what failed was logged where it happened. */
  renew(): Promise<void>;
}

/**
 * Old pages are made anew one after another, with rests between. Pages that were made in the same minute grow old in the same
 * minute; made all at once they would delay requests for uncached pages.
 */
export class Renewals {
  readonly #waiting = new Map<string, Renewal>();
  readonly #pause: Pause;
  #busy = false;

  constructor(pause: Pause = (ms, signal) => sleep(ms, undefined, { ref: false, signal })) {
    this.#pause = pause;
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
      if (isWanted()) await this.#atMost(MAX_SLICE, renew());
      this.#waiting.delete(key);
      await this.#pause(Math.min(MAX_PAUSE, RESTS * (performance.now() - begun)));
    }
    this.#busy = false;
  }

  async #atMost(ms: number, work: Promise<void>): Promise<void> {
    const done = new AbortController();
    const late = this.#pause(ms, done.signal).catch(() => {});
    await Promise.race([work, late]);
    done.abort();
  }

  /** Those that wait are made when they are asked for again. */
  close(): void {
    this.#waiting.clear();
  }
}
