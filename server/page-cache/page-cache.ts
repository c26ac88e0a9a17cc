import { ALL_PAGES, type Purge } from '#platform/db/server/purge-tags.ts';
import type { StoredAnswer } from '../stored-answer.ts';
import type { DiskTier } from './disk-tier.ts';
import { LastPages } from './last-pages.ts';
import { type CachedPage, type MadePage, PageStore } from './page-store.ts';
import type { PurgedCache } from './purge-listener.ts';
import { RecentAddresses } from './recent-addresses.ts';
import { Renewals } from './renewals.ts';
import { PopularPages } from './shrink-popular.ts';

/** Addresses remembered; enough for everything shoppers really ask for between two visits. */
const REMEMBERED = 5000;

/**
 * Lets an address with parameters in only when it is asked for again: there are endlessly many of them, and a flood of
 * made-up ones must not push out the pages shoppers look at. Plain addresses are as many as the shop has pages.
 */
export class SecondVisit {
  readonly #seen = new RecentAddresses(REMEMBERED);

  admits(key: string): boolean {
    if (!key.includes('?') || this.#seen.delete(key)) return true;
    this.#seen.add(key);
    return false;
  }
}

/** Below this a packet is a packet, compressed or not. */
const SMALLEST = 800;
/** Rest after a page failed: the next try is no likelier to succeed at once, and each costs a render. */
const REST = 10_000;

interface Flight {
  made: Promise<MadePage>;
  /** The state of purges when the page was begun. */
  since: number;
  /** Tags purged since the page began to be made: a page that shows one of them is already old. */
  purged: Set<string>;
}

interface Options {
  now?: () => number;
  disk?: DiskTier;
}

/** Cached pages with one maker per page at a time, and old pages served while the new one is made. */
export class PageCache implements PurgedCache {
  readonly #store: PageStore;
  readonly #flights = new Map<string, Flight>();
  readonly #making = new Set<Flight>();
  readonly #popular = new PopularPages();
  readonly #renewals = new Renewals();
  readonly #admission = new SecondVisit();
  readonly #now: () => number;
  readonly #disk: DiskTier | undefined;
  readonly #last: LastPages;
  #keeping = true;
  hits = 0;
  staleHits = 0;
  diskHits = 0;
  misses = 0;
  purges = 0;

  constructor(limitBytes: number, { now = Date.now, disk }: Options = {}) {
    this.#store = new PageStore(limitBytes);
    this.#now = now;
    this.#disk = disk;
    this.#last = new LastPages({ now });
  }

  /** Off while purges cannot be received. */
  get keeping(): boolean {
    return this.#keeping;
  }

  set keeping(keeping: boolean) {
    this.#keeping = keeping;
    if (keeping) this.#last.clear();
  }

  get bytes(): number {
    return this.#store.bytes;
  }

  get size(): number {
    return this.#store.size;
  }

  get diskBytes(): number {
    return this.#disk?.bytes ?? 0;
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

  /** In its turn. A failure leaves the stale page in place for a while; it was logged where it happened. */
  #refresh(key: string, page: CachedPage, refresh: (key: string) => Promise<MadePage>): void {
    const rest = () => {
      page.refreshFrom = this.#now() + REST;
    };
    const renew = () =>
      this.#begin(key, (flight) => this.#fly(key, flight, () => refresh(key))).then(({ answer }) => {
        if (answer.status >= 500) rest();
      }, rest);
    this.#renewals.add(key, { isWanted: () => (this.#store.peek(key) ?? page) === page, renew });
  }

  /** Finds the page on the disk or makes it, or joins a running flight; a stale one requests its successor from `refresh`. */
  make(
    key: string,
    produce: () => Promise<MadePage>,
    refresh: (key: string) => Promise<MadePage> = produce,
  ): Promise<MadePage> {
    return this.#begin(
      key,
      async (flight) => (await this.#findOnDisk(key, flight, refresh)) ?? this.#fly(key, flight, produce),
    );
  }

  /** A page that cannot be made while purges are not received, because the database is away, is answered as it was last known. */
  orLast(key: string, make: () => Promise<MadePage>): Promise<MadePage> {
    return this.#last.insteadOf(key, make);
  }

  isMaking(key: string): boolean {
    return this.#flights.has(key);
  }

  purge(tags: readonly string[], transaction?: number): void {
    this.#disk?.receive(tags, transaction);
    this.#drop(tags);
  }

  /** Pages dropped because purges are not received are the last known ones. */
  forget(): void {
    if (!this.#keeping) this.#last.add(this.#store.entries());
    this.#drop([ALL_PAGES]);
  }

  advance(since: number): void {
    this.#disk?.advance(since);
  }

  open(identity: string, purges: readonly Purge[]): void {
    this.#disk?.open(identity, purges);
  }

  async close(): Promise<void> {
    this.#renewals.close();
    await this.#disk?.close();
  }

  #drop(tags: readonly string[]): void {
    this.purges += 1;
    if (tags.includes(ALL_PAGES)) this.#store.clear();
    else this.#store.purge(tags);
    for (const flight of this.#making) for (const tag of tags) flight.purged.add(tag);
    // Later requests must see the change: none joins a page begun before it.
    this.#flights.clear();
  }

  #begin(key: string, work: (flight: Flight) => Promise<MadePage>): Promise<MadePage> {
    const running = this.#flights.get(key);
    if (running) return running.made;
    const run = async () => {
      try {
        return await work(flight);
      } finally {
        this.#making.delete(flight);
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      }
    };
    const flight: Flight = {
      purged: new Set(),
      since: this.#disk?.since ?? 0,
      made: Promise.resolve().then(run),
    };
    this.#flights.set(key, flight);
    this.#making.add(flight);
    return flight.made;
  }

  async #findOnDisk(
    key: string,
    flight: Flight,
    refresh: (key: string) => Promise<MadePage>,
  ): Promise<MadePage | undefined> {
    if (!this.#disk || !this.keeping) return undefined;
    const page = await this.#disk.find(key);
    if (!page || !this.keeping || !isStillTrue(flight, page.tags)) return undefined;
    this.diskHits += 1;
    this.#store.set(key, page);
    const { answer, tags, freshUntil, staleUntil } = page;
    if (freshUntil < this.#now()) {
      // Its successor is another flight: requests are served from memory meanwhile.
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
      this.#refresh(key, page, refresh);
    }
    const freshSeconds = Math.max(0, Math.round((freshUntil - this.#now()) / 1000));
    return { answer, keep: { tags, freshSeconds, staleSeconds: Math.round((staleUntil - freshUntil) / 1000) } };
  }

  async #fly(key: string, flight: Flight, produce: () => Promise<MadePage>): Promise<MadePage> {
    this.misses += 1;
    const made = await produce();
    if (!made.keep) {
      // The page is gone, has moved or became personal: what was cached of it is wrong from now on.
      if (made.answer.status < 500 && this.#flights.get(key) === flight) {
        this.#store.delete(key);
        this.#disk?.remove(key);
      }
      return made;
    }
    if (made.answer.plainBytes >= SMALLEST) await made.answer.shrink();
    const isWanted = this.#store.has(key) || this.#admission.admits(key);
    if (this.keeping && isWanted && isStillTrue(flight, made.keep.tags)) {
      this.#keep(key, flight, made.answer, made.keep);
    }
    return made;
  }

  #keep(key: string, { since }: Flight, answer: StoredAnswer, keep: NonNullable<MadePage['keep']>): void {
    const now = this.#now();
    const freshUntil = now + keep.freshSeconds * 1000;
    const page: CachedPage = {
      answer,
      tags: keep.tags,
      freshUntil,
      staleUntil: freshUntil + keep.staleSeconds * 1000,
      refreshFrom: freshUntil,
      visits: 0,
      writtenAt: 0,
    };
    const old = this.#store.peek(key);
    if (old?.answer.digest === answer.digest) {
      page.visits = old.visits;
      answer.adopt(old.answer);
    }
    this.#disk?.keep(key, page, since, old);
    this.#store.set(key, page);
  }
}

function isStillTrue(flight: Flight, tags: readonly string[]): boolean {
  return !flight.purged.has(ALL_PAGES) && !tags.some((tag) => flight.purged.has(tag));
}
