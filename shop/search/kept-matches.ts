import type { Shop } from '../shop.ts';

/** Whoever has searched mostly filters, sorts or turns the page next: what a text matched is kept that long. */
const SECONDS = 30;
const MOST_TEXTS = 60;

type Read = () => Promise<Int32Array>;

const ofDatabase = new WeakMap<Shop['pool'], Map<string, { ids: Promise<Int32Array>; until: number }>>();

/** The ids a query matches, read once within a while; in this process a reindexed product is found at once. */
export function keepMatches(shop: Shop, query: string, read: Read): Promise<Int32Array> {
  const now = shop.now().getTime();
  const texts = ofDatabase.get(shop.pool) ?? new Map();
  ofDatabase.set(shop.pool, texts);
  const known = texts.get(query);
  if (known && now < known.until) return known.ids;
  const ids = read();
  texts.delete(query);
  texts.set(query, { ids, until: now + SECONDS * 1000 });
  if (texts.size > MOST_TEXTS) texts.delete(texts.keys().next().value);
  ids.catch(() => texts.delete(query));
  return ids;
}

export function forgetMatches(shop: Shop): void {
  ofDatabase.delete(shop.pool);
}
