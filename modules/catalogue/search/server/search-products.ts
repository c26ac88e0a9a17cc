import { type SQL, sql } from 'drizzle-orm';
import { dropWith } from '#platform/cache/server/cached.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { NO_BOUNDS } from '../rules/search-bounds.ts';
import { type FoundProducts, findDescribedMatches, findMatches, putBefore } from './find-matches.ts';
import { runSearch } from './run-search.ts';
import { listPinned, SEARCH_TAG } from './search-rules.ts';

const NOTHING: FoundProducts = {
  ids: new Int32Array(0),
  tiers: [],
  cut: false,
  isEverything: false,
  whole: false,
  correctedText: null,
  leftOut: [],
  partial: false,
  described: false,
  otherNames: [],
  without: [],
  bounds: NO_BOUNDS,
};

/** Available or not; listings sort them. */
export function searchProducts(shop: Shop, text: string): Promise<FoundProducts> {
  return cacheMatches(shop, text, async () => {
    const [run, pinned] = await Promise.all([
      runSearch(shop, text, {
        find: (query) => findMatches(shop, query),
        findDescribed: (query) => findDescribedMatches(shop, query),
        join: (described, others) => putBefore(others, [[...described.ids]]),
      }),
      listPinned(shop, text),
    ]);
    if (!run) return pinned.length > 0 ? withPinned({ ...NOTHING, whole: true }, pinned) : NOTHING;
    const { found, words, ...explanation } = run;
    return withPinned({ ...found, ...explanation, isEverything: words.length === 0 }, pinned);
  });
}

/** One tier each, so that they keep the owner's sequence. */
function withPinned(found: FoundProducts, pinned: readonly number[]): FoundProducts {
  return putBefore(
    found,
    pinned.map((id) => [id]),
  );
}

/** Query of the ids of products with words that begin so. The words have no diacritics. */
export function productsBeginning(words: readonly string[]): SQL {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql`select product_id from search_documents where terms @@ ${query}::tsquery`;
}

const SECONDS = 600;
/** About 8 MB, and at most as much again for the tiers. */
const MAX_IDS = 2_000_000;
const MAX_TEXTS = 1_000;

interface CachedText {
  found: Promise<FoundProducts>;
  until: number;
  ids: number;
}

const ofDatabase = new WeakMap<Shop['pool'], Map<string, CachedText>>();

/** Cached until a product is reindexed: customers repeat searches and turn pages. */
export function cacheMatches(shop: Shop, text: string, search: () => Promise<FoundProducts>): Promise<FoundProducts> {
  const now = shop.now().getTime();
  const texts: Map<string, CachedText> = ofDatabase.get(shop.pool) ?? new Map();
  ofDatabase.set(shop.pool, texts);
  const cachedText = texts.get(text);
  if (cachedText && now < cachedText.until) return cachedText.found;
  const kept = { found: search(), until: now + SECONDS * 1000, ids: 0 };
  texts.delete(text);
  texts.set(text, kept);
  kept.found.then(
    ({ ids }) => {
      kept.ids = ids.length;
      dropOldest(texts);
    },
    () => {
      if (texts.get(text) === kept) texts.delete(text);
    },
  );
  return kept.found;
}

function dropOldest(texts: Map<string, CachedText>): void {
  let ids = 0;
  for (const kept of texts.values()) ids += kept.ids;
  for (const [text, kept] of texts) {
    if (ids <= MAX_IDS && texts.size <= MAX_TEXTS) return;
    texts.delete(text);
    ids -= kept.ids;
  }
}

export function forgetMatches(shop: Shop): void {
  ofDatabase.delete(shop.pool);
}

dropWith([SEARCH_TAG], forgetMatches);
