import { ALL_PAGES } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { listensForPurges, onPurge } from './cached.ts';

interface Cached<Value> {
  value: Value;
  until: number;
  tags: readonly string[];
}

interface Shelf<Key, Value> {
  values: Map<Key, Cached<Value>>;
  keysOf: Map<string, Set<Key>>;
  /** Counted, so that what was begun before a purge and comes after it is not kept. */
  purges: number;
}

/**
 * Data of many pages, cached in this process until a purge of one of its tags or the end of its time, separately for each
 * database. Without the purge listener nothing is cached. Callers must not change the value.
 */
export class CachedByTag<Key, Value> {
  readonly #seconds: number;
  readonly #max: number;
  readonly #shelves = new WeakMap<Shop['pool'], Shelf<Key, Value>>();

  /** Holds at most `max` values and drops the oldest first. A change without a purge is visible after `seconds`. */
  constructor({ seconds, max }: { seconds: number; max: number }) {
    this.#seconds = seconds;
    this.#max = max;
    onPurge(({ pool }, tags) => {
      const shelf = this.#shelves.get(pool);
      if (shelf) forget(shelf, tags);
    });
  }

  get(shop: Shop, key: Key): Value | undefined {
    if (!listensForPurges(shop)) return undefined;
    const cachedValue = this.#shelves.get(shop.pool)?.values.get(key);
    return cachedValue && shop.now().getTime() < cachedValue.until ? cachedValue.value : undefined;
  }

  /** Called before a value is read; what it gives keeps the value, unless something was purged meanwhile. */
  begin(shop: Shop): (key: Key, value: Value, tags: readonly string[]) => void {
    if (!listensForPurges(shop)) return () => {};
    const shelf = this.#shelves.get(shop.pool) ?? { values: new Map(), keysOf: new Map(), purges: 0 };
    this.#shelves.set(shop.pool, shelf);
    const until = shop.now().getTime() + this.#seconds * 1000;
    const { purges } = shelf;
    return (key, value, tags) => {
      if (shelf.purges === purges) keep(shelf, key, { value, until, tags }, this.#max);
    };
  }
}

function keep<Key, Value>(shelf: Shelf<Key, Value>, key: Key, kept: Cached<Value>, max: number): void {
  drop(shelf, key);
  shelf.values.set(key, kept);
  for (const tag of kept.tags) shelf.keysOf.set(tag, (shelf.keysOf.get(tag) ?? new Set()).add(key));
  const [oldest] = shelf.values.keys();
  if (shelf.values.size > max && oldest !== undefined) drop(shelf, oldest);
}

function drop<Key>({ values, keysOf }: Shelf<Key, unknown>, key: Key): void {
  for (const tag of values.get(key)?.tags ?? []) {
    const keys = keysOf.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(tag);
  }
  values.delete(key);
}

function forget<Key>(shelf: Shelf<Key, unknown>, tags: readonly string[]): void {
  shelf.purges += 1;
  const isAll = tags.includes(ALL_PAGES);
  const named = isAll ? shelf.values.keys() : tags.flatMap((tag) => [...(shelf.keysOf.get(tag) ?? [])]);
  for (const key of [...named]) drop(shelf, key);
}
