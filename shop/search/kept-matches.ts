import type { Shop } from '../shop.ts';
import type { FoundProducts } from './find-matches.ts';

/** Whoever has searched mostly filters, sorts or turns the page next: what a text found is kept that long. */
const SECONDS = 30;
const MOST_TEXTS = 60;

const ofDatabase = new WeakMap<Shop['pool'], Map<string, { found: Promise<FoundProducts>; until: number }>>();

/** What a text finds, searched for once within a while; in this process a reindexed product is found at once. */
export function keepMatches(shop: Shop, text: string, search: () => Promise<FoundProducts>): Promise<FoundProducts> {
  const now = shop.now().getTime();
  const texts = ofDatabase.get(shop.pool) ?? new Map();
  ofDatabase.set(shop.pool, texts);
  const known = texts.get(text);
  if (known && now < known.until) return known.found;
  const found = search();
  texts.delete(text);
  texts.set(text, { found, until: now + SECONDS * 1000 });
  if (texts.size > MOST_TEXTS) texts.delete(texts.keys().next().value);
  found.catch(() => texts.delete(text));
  return found;
}

export function forgetMatches(shop: Shop): void {
  ofDatabase.delete(shop.pool);
}
