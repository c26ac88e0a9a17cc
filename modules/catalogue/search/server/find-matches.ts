import type { Shop } from '#platform/shop/server/shop.ts';
import type { ParsedQuery } from '../rules/parse-query.ts';
import { isBounded, NO_BOUNDS } from '../rules/search-bounds.ts';
import { findDescribed } from './documents/database-documents.ts';
import { type Documents, SAMPLE, type TopRequest } from './documents/documents.ts';
import { openDocuments } from './documents/memory-documents.ts';
import type { SearchExplanation } from './search-explanation.ts';
import type { DescribedQuery, RankedQuery } from './text-query.ts';

export type ReadFits = (ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;

interface Matches {
  ids: Int32Array;
  /**
   * Best fitting first. A product may occur again in a later tier. Read on demand: the first page seldom needs more
   * than one.
   */
  tiers: readonly (() => Promise<Int32Array> | Int32Array)[];
  /** Index of the tier by product; missing when the tiers are already loaded. */
  fitsOf?: ReadFits;
  cut: boolean;
}

export interface FoundProducts extends Matches, SearchExplanation {
  /** The text has limits and no words. */
  isEverything: boolean;
}

interface Breadth {
  /** Enough for a broad word: customers do not open a hundred pages. */
  max: number;
  sample: number;
  /**
   * Collecting all matches costs their number, scanning the ranking costs their rarity. Both are equal where share²
   * × documents is this.
   */
  even: number;
}

const BREADTH: Breadth = { max: 3_000, sample: SAMPLE, even: 6_000 };

export async function findMatches(shop: Shop, query: RankedQuery, breadth = BREADTH): Promise<Matches | null> {
  const documents = await openDocuments(shop);
  if (await isBroad(documents, query, breadth)) return findRanked(documents, query, breadth);
  const ids = await documents.findIds(query.at(-1) ?? '');
  // Querying each tier again is cheaper than testing every document.
  const better = query.slice(0, -1).map((tier) => once(async () => (await openDocuments(shop)).findIds(tier)));
  return ids.length > 0 ? { ids, tiers: [...better, () => ids], fitsOf: fitsIn(shop, query), cut: false } : null;
}

const MAX_DESCRIBED = 1_000;

export async function findDescribedMatches(shop: Shop, query: DescribedQuery): Promise<Matches | null> {
  const found = await findDescribed(shop, { query, limit: MAX_DESCRIBED + 1 });
  if (found.length === 0) return null;
  const kept = found.slice(0, MAX_DESCRIBED);
  const idsOf = (products: typeof kept) => Int32Array.from(products.map(({ id }) => id));
  const tiers = query.words.map((_, tier) => idsOf(kept.filter(({ fit }) => fit === tier)));
  return { ids: idsOf(kept), tiers: tiers.map((ids) => () => ids), cut: found.length > MAX_DESCRIBED };
}

export function putBefore<Found extends Matches>(found: Found, first: readonly (readonly number[])[]): Found {
  if (first.length === 0) return found;
  return {
    ...found,
    ids: Int32Array.from(new Set([...first.flat(), ...found.ids])),
    tiers: [...first.map((ids) => () => Int32Array.from(ids)), ...found.tiers],
    fitsOf: found.fitsOf && fitsBehind(first, found.fitsOf),
  };
}

function fitsBehind(first: readonly (readonly number[])[], fitsOf: ReadFits): ReadFits {
  return async (ids) => {
    const fits = await fitsOf(ids);
    return new Map(
      ids.map((id) => {
        const tier = first.findIndex((some) => some.includes(id));
        return [id, tier >= 0 ? tier : first.length + (fits.get(id) ?? 0)];
      }),
    );
  };
}

/** Each product is queried once. A removed one fits least. */
function fitsIn(shop: Shop, query: RankedQuery): ReadFits {
  const fitsById = new Map<number, number>();
  return async (ids) => {
    const asked = ids.filter((id) => !fitsById.has(id));
    if (asked.length === 0) return fitsById;
    const fits = await (await openDocuments(shop)).fitsOf(query, asked);
    for (const [id, fit] of fits) fitsById.set(id, fit);
    return fitsById;
  };
}

/** A failed read is repeated. */
function once(read: () => Promise<Int32Array>): () => Promise<Int32Array> {
  let ids: Promise<Int32Array> | undefined;
  return () => {
    ids ??= read().catch((error: unknown) => {
      ids = undefined;
      throw error;
    });
    return ids;
  };
}

async function isBroad(asked: Documents, query: RankedQuery, { sample, even }: Breadth): Promise<boolean> {
  const { sampled, matching, documents } = await asked.sampleTop(query, sample);
  return sampled === sample && (matching / sampled) ** 2 * documents > even;
}

async function findRanked(documents: Documents, query: RankedQuery, { max }: Breadth): Promise<Matches | null> {
  const { tiers, cut } = await documents.findRanked(query, max);
  if (tiers.length === 0) return null;
  return { ids: Int32Array.from(tiers.flatMap((ids) => [...ids])), tiers: tiers.map((ids) => () => ids), cut };
}

/** Limits that no product keeps are ignored, as on the result page, unless the text has nothing else. */
export async function findWithin(shop: Shop, { words, bounds }: ParsedQuery, query: RankedQuery, limit: number) {
  const within = await findTop(shop, { query, bounds, limit });
  if (within || words.length === 0 || !isBounded(bounds)) return within;
  return findTop(shop, { query, bounds: NO_BOUNDS, limit });
}

export async function findDescribedWithin(shop: Shop, { bounds }: ParsedQuery, query: DescribedQuery, limit: number) {
  const within = await findDescribed(shop, { query, bounds, limit });
  const found = within.length > 0 || !isBounded(bounds) ? within : await findDescribed(shop, { query, limit });
  return found.length > 0 ? found.map(({ id }) => id) : null;
}

export async function findTop(shop: Shop, request: TopRequest): Promise<number[] | null> {
  const ids = await (await openDocuments(shop)).findTop(request);
  return ids.length > 0 ? ids : null;
}
