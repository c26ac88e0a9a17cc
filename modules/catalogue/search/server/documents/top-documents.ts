import { cached } from '#platform/cache/server/cached.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { SEARCH_TAG } from '../search-rules.ts';
import type { RankedQuery } from '../text-query.ts';
import { listTopDocuments } from '../word-index/list-documents.ts';
import { type Ranked, WordIndex } from '../word-index/word-index.ts';
import { countDocuments } from './count-documents.ts';

/** So many of the highest ranked products are looked at first: of a common word they hold enough, and they say how broad it is. */
export const TOP = 300;

/**
 * The highest ranked documents with all their terms: where not all are in memory, every search and every letter typed asks these first. Which
 * products these are may be a minute old where purges are not received, as what a text finds is; whether a product is shown is not.
 */
const getTopDocuments = cached({ seconds: 60, tags: [SEARCH_TAG] }, async (shop: Shop) => {
  const index = new WordIndex();
  index.take(await listTopDocuments(shop, TOP));
  return index;
});

/** Those of them that match, the highest ranked first. */
export async function findAmongTop(shop: Shop, query: RankedQuery): Promise<Ranked[]> {
  return (await getTopDocuments(shop)).findRanked(query);
}

/** How many of the highest ranked match, of how many, and roughly how many documents there are in all. */
export async function sampleTop(shop: Shop, query: RankedQuery, max: number) {
  return sampleTopOf(shop, await getTopDocuments(shop), query, max);
}

/** The same of an index that holds them, be it among all. */
export async function sampleTopOf(shop: Shop, index: WordIndex, query: RankedQuery, max: number) {
  return {
    sampled: Math.min(max, index.size),
    matching: index.countAmongTop(query, max),
    documents: await countDocuments(shop),
  };
}
