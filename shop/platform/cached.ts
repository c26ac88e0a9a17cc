import { ALL_PAGES } from '#shop/platform/db/purge-tags.ts';
import type { Shop } from '#shop/platform/shop.ts';

interface CachedQuery {
  tags: readonly string[];
  forget(shop: Shop): void;
}

const readers: CachedQuery[] = [];

interface CacheOptions {
  seconds: number;
  /** A purge of one of these drops the value before its time: a page made after the purge must not be made of old data. */
  tags?: readonly string[];
}

/**
 * Caches in this process what every page asks for and the owner changes rarely. Parallel readers share one query, each
 * database has its own value, and a query that fails is not cached. Whoever gets a value must not change it.
 */
export function cached<Value>({ seconds, tags = [] }: CacheOptions, read: (shop: Shop) => Promise<Value>) {
  const values = new WeakMap<Shop['pool'], { value: Promise<Value>; until: number }>();
  dropWith(tags, (shop) => values.delete(shop.pool));
  return (shop: Shop): Promise<Value> => {
    const now = shop.now().getTime();
    const known = values.get(shop.pool);
    if (known && now < known.until) return known.value;
    const fresh = { value: read(shop), until: now + seconds * 1000 };
    values.set(shop.pool, fresh);
    fresh.value.catch(() => {
      if (values.get(shop.pool) === fresh) values.delete(shop.pool);
    });
    return fresh.value;
  };
}

/** Has something cached elsewhere dropped with a purge of one of these tags. */
export function dropWith(tags: readonly string[], forget: CachedQuery['forget']): void {
  readers.push({ tags, forget });
}

/** Drops what shows something with these tags. */
export function dropCached(shop: Shop, tags: readonly string[]): void {
  for (const reader of readers) {
    if (tags.includes(ALL_PAGES) || reader.tags.some((tag) => tags.includes(tag))) reader.forget(shop);
  }
}
