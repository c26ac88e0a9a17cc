import type { StoredAnswer } from '../stored-answer.ts';
import { type CachedPage, PageStore } from './page-store.ts';
import { PopularPages } from './shrink-popular.ts';

/** Addresses remembered; enough for everything shoppers really ask for between two visits. */
const REMEMBERED = 5000;

/**
 * Lets an address with parameters in only when it is asked for again: there are endlessly many of them, and a flood of
 * made-up ones must not push out the pages shoppers look at. Plain addresses are as many as the shop has pages.
 */
export class SecondVisit {
  readonly #seen = new Set<string>();

  admits(key: string): boolean {
    if (!key.includes('?')) return true;
    if (this.#seen.delete(key)) return true;
    this.#seen.add(key);
    if (this.#seen.size > REMEMBERED) {
      const [oldest] = this.#seen;
      if (oldest !== undefined) this.#seen.delete(oldest);
    }
    return false;
  }
}

/** A freshly made page; `keep` says for how long and under which tags it may serve everybody. */
export interface MadePage {
  answer: StoredAnswer;
  keep: { tags: readonly string[]; freshSeconds: number; staleSeconds: number } | undefined;
}

/** Below this a packet is a packet, compressed or not. */
const SMALLEST = 800;
/** Rest after a page failed: the next try is no likelier to succeed at once, and each costs a render. */
const REST = 10_000;

interface Flight {
  made: Promise<MadePage>;
  /** Tags purged since the page began to be made: a page that shows one of them is already old. */
  purged: Set<string>;
}

/** Cached pages with one maker per page at a time, and old pages served while the new one is made. */
export class PageCache {
  readonly #store: PageStore;
  readonly #flights = new Map<string, Flight>();
  readonly #making = new Set<Flight>();
  readonly #popular = new PopularPages();
  readonly #door = new SecondVisit();
  readonly #now: () => number;
  /** Off while purges cannot be heard. */
  keeping = true;
  hits = 0;
  staleHits = 0;
  misses = 0;
  purges = 0;

  constructor(limitBytes: number, now: () => number = Date.now) {
    this.#store = new PageStore(limitBytes);
    this.#now = now;
  }

  get bytes(): number {
    return this.#store.bytes;
  }

  get size(): number {
    return this.#store.size;
  }

  get evictions(): number {
    return this.#store.evictions;
  }

  /** The cached page, perhaps stale; a stale one asks `refresh` for its successor. */
  find(key: string, refresh: (key: string) => Promise<MadePage>): StoredAnswer | undefined {
    const now = this.#now();
    const page = this.#store.get(key, now);
    if (page === undefined) return undefined;
    this.hits += 1;
    this.#popular.visit(page);
    if (page.freshUntil < now) {
      this.staleHits += 1;
      if (page.refreshFrom < now) this.#refresh(key, page, refresh);
    }
    return page.answer;
  }

  /** A failure leaves the stale page in place for a while; it was logged where it happened. */
  #refresh(key: string, page: CachedPage, refresh: (key: string) => Promise<MadePage>): void {
    const rest = () => {
      page.refreshFrom = this.#now() + REST;
    };
    this.make(key, () => refresh(key)).then(({ answer }) => {
      if (answer.status >= 500) rest();
    }, rest);
  }

  /** Makes the page, or joins whoever is making it right now. */
  make(key: string, produce: () => Promise<MadePage>): Promise<MadePage> {
    const running = this.#flights.get(key);
    if (running) return running.made;
    this.misses += 1;
    const flight: Flight = { purged: new Set(), made: Promise.resolve().then(() => this.#fly(key, flight, produce)) };
    this.#flights.set(key, flight);
    this.#making.add(flight);
    return flight.made;
  }

  isMaking(key: string): boolean {
    return this.#flights.has(key);
  }

  purge(tags: readonly string[]): void {
    this.purges += 1;
    if (tags.includes('*')) this.#store.clear();
    else this.#store.purge(tags);
    for (const flight of this.#making) for (const tag of tags) flight.purged.add(tag);
    // Whoever asks from now on must see the change: nobody joins a page begun before it.
    this.#flights.clear();
  }

  async #fly(key: string, flight: Flight, produce: () => Promise<MadePage>): Promise<MadePage> {
    try {
      const made = await produce();
      if (!made.keep) {
        // The page is gone, has moved or became personal: what was cached of it is wrong from now on.
        if (made.answer.status < 500 && this.#flights.get(key) === flight) this.#store.delete(key);
        return made;
      }
      if (made.answer.plainBytes >= SMALLEST) await made.answer.shrink();
      const isWanted = this.#store.has(key) || this.#door.admits(key);
      if (this.keeping && isWanted && isStillTrue(flight, made.keep.tags)) this.#keep(key, made.answer, made.keep);
      return made;
    } finally {
      this.#making.delete(flight);
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  #keep(key: string, answer: StoredAnswer, keep: NonNullable<MadePage['keep']>): void {
    const now = this.#now();
    const freshUntil = now + keep.freshSeconds * 1000;
    const staleUntil = freshUntil + keep.staleSeconds * 1000;
    const page: CachedPage = { answer, tags: keep.tags, freshUntil, staleUntil, refreshFrom: freshUntil, visits: 0 };
    this.#store.set(key, page);
  }
}

function isStillTrue(flight: Flight, tags: readonly string[]): boolean {
  return !flight.purged.has('*') && !tags.some((tag) => flight.purged.has(tag));
}
