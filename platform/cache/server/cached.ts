import { ALL_PAGES } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

type Purged = (shop: Shop, tags: readonly string[]) => void;
type Forget = (shop: Shop) => void;

const readers: Purged[] = [];
const forgetters: Forget[] = [];
/** Databases whose purges this process receives. */
const received = new WeakSet<Shop['pool']>();

interface CacheOptions {
  seconds: number;
  /** A purge of one of these drops the value before its time: a page made after the purge must not be made of old data. */
  tags?: readonly string[];
  /** Caches nothing while purges are not received: for data whose changes must be visible at once. */
  whileListening?: boolean;
}

/**
 * Caches data of every page that the owner rarely changes. Parallel readers share one query, each database has its own value,
 * and a failed query is not cached. Callers must not change the value.
 */
export function cached<Value>(
  { seconds, tags = [], whileListening = false }: CacheOptions,
  read: (shop: Shop) => Promise<Value>,
) {
  const values = new WeakMap<Shop['pool'], { value: Promise<Value>; until: number }>();
  dropWith(tags, (shop) => values.delete(shop.pool));
  return (shop: Shop): Promise<Value> => {
    if (shop.seenAt || (whileListening && !listensForPurges(shop))) return read(shop);
    const now = shop.now().getTime();
    const current = values.get(shop.pool);
    if (current && now < current.until) return current.value;
    // A promise of our own: Drizzle's query is one too, but runs again for every reader that awaits it.
    const entry = { value: Promise.resolve(read(shop)), until: now + seconds * 1000 };
    values.set(shop.pool, entry);
    entry.value.catch(() => {
      if (values.get(shop.pool) === entry) values.delete(shop.pool);
    });
    return entry.value;
  };
}

/** Has something cached elsewhere dropped with a purge of one of these tags. */
export function dropWith(tags: readonly string[], forget: Forget): void {
  onPurge((shop, purged) => {
    if (purged.includes(ALL_PAGES) || tags.some((tag) => purged.includes(tag))) forget(shop);
  });
}

export function onPurge(purged: Purged): void {
  readers.push(purged);
}

/** Drops what shows something with these tags. */
export function dropCached(shop: Shop, tags: readonly string[]): void {
  for (const purged of readers) purged(shop, tags);
}

export function onOtherDatabase(forget: Forget): void {
  forgetters.push(forget);
}

export function meetOtherDatabase(shop: Shop): void {
  for (const forget of forgetters) forget(shop);
}

/** Says whether this process receives purges from now on. */
export function listenForPurges({ pool }: Shop, listens: boolean): void {
  if (listens) received.add(pool);
  else received.delete(pool);
}

export function listensForPurges({ pool }: Shop): boolean {
  return received.has(pool);
}
