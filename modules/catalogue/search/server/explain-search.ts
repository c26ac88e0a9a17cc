import { sql } from 'drizzle-orm';
import { AVAILABLE_FIRST, findIdsByCode, listSearchSources } from '#modules/catalogue/products/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { explainMatch, type WordMatch } from '../rules/explain-match.ts';
import { parseQuery } from '../rules/parse-query.ts';
import { fitness } from './documents/database-documents.ts';
import { findDescribedWithin, findWithin } from './find-matches.ts';
import { describedTexts } from './reindex-products.ts';
import { runSearch } from './run-search.ts';
import type { SearchExplanation } from './search-explanation.ts';
import { findSearchPage, getSearchRules, listPinned } from './search-rules.ts';
import { EVERYTHING, type RankedQuery } from './text-query.ts';

const LOOKED_AT = 1000;
const SHOWN = 20;

export interface ExplainedProduct {
  id: number;
  name: string;
  code: string;
  /** From 1; null when the search does not find it among the first thousand. */
  place: number | null;
  isPinned: boolean;
  isAvailable: boolean;
  popularity: number;
  /** `step` 1 is best; null for a product that is only pinned. */
  fit: { step: number; of: number } | null;
  words: WordMatch[];
}

export interface ExplainedSearch {
  read: SearchExplanation | null;
  leadsTo: string | null;
  ownNames: { word: string; names: string[] }[];
  products: ExplainedProduct[];
  asked: ExplainedProduct | null;
}

/** O.31. Counts no search. */
export async function explainSearch(shop: Shop, text: string, code = ''): Promise<ExplainedSearch> {
  const [{ words: own }, pinned, page] = await Promise.all([
    getSearchRules(shop),
    listPinned(shop, text),
    findSearchPage(shop, text),
  ]);
  const typed = parseQuery(text, own);
  const run = await runSearch(shop, text, {
    async find(query) {
      const ids = await findWithin(shop, typed, query, LOOKED_AT);
      return ids && { ids, query };
    },
    async findDescribed(query) {
      const ids = await findDescribedWithin(shop, typed, query, LOOKED_AT);
      return ids && { ids, query: query.words };
    },
    join: (described, others) => ({ ...others, ids: [...new Set([...described.ids, ...others.ids])] }),
  });
  const order = [...new Set([...pinned, ...(run?.found.ids ?? [])])];
  const requestedId = code === '' ? undefined : (await findIdsByCode(shop, [code.trim()])).get(code.trim());
  const words = run?.words ?? typed.words;
  const explained = await explainProducts(shop, {
    ids: [...order.slice(0, SHOWN), ...(requestedId === undefined ? [] : [requestedId])],
    order,
    pinned,
    query: run?.found.query ?? EVERYTHING,
    words,
    described: run?.described ?? false,
  });
  return {
    read: run,
    leadsTo: page?.address ?? null,
    ownNames: words.flatMap(({ word, ownNames }) =>
      ownNames ? [{ word, names: ownNames.map(({ shown }) => shown) }] : [],
    ),
    products: order.slice(0, SHOWN).flatMap((id) => explained.get(id) ?? []),
    asked: (requestedId !== undefined && explained.get(requestedId)) || null,
  };
}

interface Ordered {
  ids: readonly number[];
  order: readonly number[];
  pinned: readonly number[];
  query: RankedQuery;
  words: Parameters<typeof explainMatch>[0];
  described: boolean;
}

async function explainProducts(shop: Shop, { ids, order, pinned, query, words, described }: Ordered) {
  const [sources, { rows }] = await Promise.all([
    listSearchSources(shop, 0, ids),
    shop.db.execute<{ id: number; fit: number }>(sql`
      select d.product_id as id, ${fitness(query)} as fit from search_documents d
      where d.product_id = any(${sql.param([...ids])}::int[])`),
  ]);
  const positions = new Map(order.map((id, at) => [id, at + 1]));
  const fits = new Map(rows.map(({ id, fit }) => [id, fit]));
  return new Map(
    sources.map(({ id, name, code, rank, short, long, ...source }): [number, ExplainedProduct] => {
      const matches = explainMatch(words, {
        name,
        code,
        ...source,
        description: described ? Object.values(describedTexts({ short, long })).join(' ') : '',
      });
      const fit = fits.get(id);
      const isFound = positions.has(id) && fit !== undefined && matches.some(({ match }) => match !== null);
      return [
        id,
        {
          id,
          name,
          code,
          place: positions.get(id) ?? null,
          isPinned: pinned.includes(id),
          isAvailable: rank >= AVAILABLE_FIRST,
          popularity: rank % AVAILABLE_FIRST,
          fit: isFound ? { step: fit + 1, of: query.length } : null,
          words: matches,
        },
      ];
    }),
  );
}
