import type { StoredAnswer } from '../stored-answer.ts';

export interface CachedPage {
  answer: StoredAnswer;
  tags: readonly string[];
  /** Until then the page is sent as it is; until `staleUntil` it is sent once more while a new one is made. */
  freshUntil: number;
  staleUntil: number;
  /** When to try making a new one; later than `freshUntil` only after a try failed. */
  refreshFrom: number;
}

interface Slot extends CachedPage {
  key: string;
  bytes: number;
  touched: number;
}

const TOUCH_EVERY = 1000;
const LARGEST_SHARE = 8;
/**
 * Searches, filters and further pages share this part. There are endlessly many of them, so that asking for enough would
 * push out everything else; plain addresses are as many as the shop has pages.
 */
const QUERY_SHARE = 4;

/** Finished pages by address, at most so many bytes in all; the longest unused go first. */
export class PageStore {
  readonly #limit: number;
  readonly #slots = new Map<string, Slot>();
  readonly #byTag = new Map<string, Set<string>>();
  #bytes = 0;
  #queryBytes = 0;
  evictions = 0;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#slots.size;
  }

  has(key: string): boolean {
    return this.#slots.has(key);
  }

  get(key: string, now: number): CachedPage | undefined {
    const slot = this.#slots.get(key);
    if (slot === undefined) return undefined;
    if (slot.staleUntil < now) {
      this.#remove(slot);
      return undefined;
    }
    // Moving to the young end costs more than the lookup: once a second per page is exact enough.
    if (now - slot.touched > TOUCH_EVERY) {
      slot.touched = now;
      this.#slots.delete(key);
      this.#slots.set(key, slot);
    }
    return slot;
  }

  set(key: string, page: CachedPage, now: number): void {
    const old = this.#slots.get(key);
    if (old) this.#remove(old);
    const bytes = page.answer.bytes + key.length * 2;
    if (bytes > this.#limit / LARGEST_SHARE) return;
    const slot = { ...page, key, bytes, touched: now };
    this.#slots.set(key, slot);
    this.#count(slot, bytes);
    for (const tag of page.tags) this.#keysOf(tag).add(key);
    this.#shrink();
  }

  delete(key: string): void {
    const slot = this.#slots.get(key);
    if (slot) this.#remove(slot);
  }

  /** Counts a page anew after its compressed forms were added. */
  recount(key: string, answer: StoredAnswer): void {
    const slot = this.#slots.get(key);
    if (slot?.answer !== answer) return;
    this.#count(slot, -slot.bytes);
    slot.bytes = answer.bytes + key.length * 2;
    this.#count(slot, slot.bytes);
    this.#shrink();
  }

  purge(tags: Iterable<string>): number {
    let removed = 0;
    for (const tag of tags) {
      for (const key of this.#byTag.get(tag) ?? []) {
        const slot = this.#slots.get(key);
        if (!slot) continue;
        this.#remove(slot);
        removed += 1;
      }
    }
    return removed;
  }

  clear(): void {
    this.#slots.clear();
    this.#byTag.clear();
    this.#bytes = 0;
    this.#queryBytes = 0;
  }

  #keysOf(tag: string): Set<string> {
    let keys = this.#byTag.get(tag);
    if (!keys) {
      keys = new Set();
      this.#byTag.set(tag, keys);
    }
    return keys;
  }

  #count({ key }: Slot, bytes: number): void {
    this.#bytes += bytes;
    if (hasQuery(key)) this.#queryBytes += bytes;
  }

  #shrink(): void {
    this.#evict(
      () => this.#queryBytes > this.#limit / QUERY_SHARE,
      ({ key }) => hasQuery(key),
    );
    this.#evict(
      () => this.#bytes > this.#limit,
      () => true,
    );
  }

  #evict(isFull: () => boolean, mayGo: (slot: Slot) => boolean): void {
    if (!isFull()) return;
    for (const slot of this.#slots.values()) {
      if (!mayGo(slot)) continue;
      this.#remove(slot);
      this.evictions += 1;
      if (!isFull()) return;
    }
  }

  #remove(slot: Slot): void {
    this.#slots.delete(slot.key);
    this.#count(slot, -slot.bytes);
    for (const tag of slot.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(slot.key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}

function hasQuery(key: string): boolean {
  return key.includes('?');
}
