import type { StoredAnswer } from '../stored-answer.ts';
import { FifoStore } from './fifo-store.ts';

/** A freshly made page; `keep` says for how long and under which tags it may serve everybody. */
export interface MadePage {
  answer: StoredAnswer;
  keep: { tags: readonly string[]; freshSeconds: number; staleSeconds: number } | undefined;
}

export interface CachedPage {
  answer: StoredAnswer;
  tags: readonly string[];
  /** Until then the page is sent as it is; until `staleUntil` it is sent once more while a new one is made. */
  freshUntil: number;
  staleUntil: number;
  /** When to try making a new one; later than `freshUntil` only after a try failed. */
  refreshFrom: number;
  /** How often it was served. */
  visits: number;
  /** When it was written to the disk; 0 when it was not. */
  writtenAt: number;
}

const LARGEST_SHARE = 8;
/**
 * Searches, filters and further pages share this part. There are endlessly many of them, so that asking for enough would
 * push out everything else; plain addresses are as many as the shop has pages.
 */
const QUERY_SHARE = 4;
/** The place of a page in the list of one tag. */
const TAG_BYTES = 64;

/** Finished pages by address and by tag, at most so many bytes in all. */
export class PageStore {
  readonly #limit: number;
  readonly #plain = new FifoStore<CachedPage>((key, page) => this.#evicted(key, page));
  readonly #query = new FifoStore<CachedPage>((key, page) => this.#evicted(key, page));
  readonly #byTag = new Map<string, Set<string>>();
  evictions = 0;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  get bytes(): number {
    return this.#plain.bytes + this.#query.bytes;
  }

  get size(): number {
    return this.#plain.size + this.#query.size;
  }

  has(key: string): boolean {
    return this.peek(key) !== undefined;
  }

  /** The page as it is there, without counting as a visit. */
  peek(key: string): CachedPage | undefined {
    return this.#part(key).peek(key);
  }

  get(key: string, now: number): CachedPage | undefined {
    const page = this.#part(key).get(key);
    if (page === undefined || page.staleUntil >= now) return page;
    this.delete(key);
    return undefined;
  }

  *entries(): Generator<[string, CachedPage]> {
    yield* this.#plain.entries();
    yield* this.#query.entries();
  }

  set(key: string, page: CachedPage): void {
    const old = this.peek(key);
    const bytes = bytesOf(key, page);
    if (bytes > this.#limit / LARGEST_SHARE) {
      this.delete(key);
      return;
    }
    if (old) this.#untag(key, old);
    for (const tag of page.tags) this.#keysOf(tag).add(key);
    this.#part(key).set(key, page, bytes);
    page.answer.onGrow = () => this.#recount(key, page.answer);
    this.#shrink();
  }

  delete(key: string): void {
    const page = this.peek(key);
    if (!page) return;
    this.#part(key).delete(key);
    this.#untag(key, page);
  }

  purge(tags: Iterable<string>): number {
    let removed = 0;
    for (const tag of tags) {
      for (const key of [...(this.#byTag.get(tag) ?? [])]) {
        this.delete(key);
        removed += 1;
      }
    }
    return removed;
  }

  clear(): void {
    this.#plain.clear();
    this.#query.clear();
    this.#byTag.clear();
  }

  #part(key: string): FifoStore<CachedPage> {
    return key.includes('?') ? this.#query : this.#plain;
  }

  #keysOf(tag: string): Set<string> {
    let keys = this.#byTag.get(tag);
    if (!keys) {
      keys = new Set();
      this.#byTag.set(tag, keys);
    }
    return keys;
  }

  /** Counts a page anew after another form of it was added. */
  #recount(key: string, answer: StoredAnswer): void {
    const page = this.peek(key);
    if (page?.answer !== answer) return;
    this.#part(key).resize(key, bytesOf(key, page));
    this.#shrink();
  }

  #shrink(): void {
    this.#query.shrinkTo(this.#limit / QUERY_SHARE);
    this.#plain.shrinkTo(this.#limit - this.#query.bytes);
  }

  #evicted(key: string, page: CachedPage): void {
    this.evictions += 1;
    this.#untag(key, page);
  }

  #untag(key: string, { tags, answer }: CachedPage): void {
    answer.onGrow = undefined;
    for (const tag of tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}

function bytesOf(key: string, { answer, tags }: CachedPage): number {
  return answer.bytes + key.length * 2 + tags.length * TAG_BYTES;
}
