import type { Shop } from '#platform/shop/server/shop.ts';
import type { ParsedQuery } from '../rules/parse-query.ts';
import { isBounded, NO_BOUNDS } from '../rules/search-bounds.ts';
import type { TopRequest } from './documents/documents.ts';
import { findDescribed } from './documents/find-described.ts';
import { openDocuments } from './documents/memory-documents.ts';
import type { DescribedQuery, RankedQuery } from './text-query.ts';

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
