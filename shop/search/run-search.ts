import { readSearchText, type SearchWord } from '#rules/search/read-search-text.ts';
import type { Shop } from '../shop.ts';
import { correctWords } from './correct-words.ts';
import { byBeginnings, byForms, byHalf, type RankedQuery } from './text-query.ts';

export interface SearchRun<Found> {
  found: Found;
  /** The words that were searched for. */
  words: SearchWord[];
  /** What was searched instead, when the text held typing slips; null otherwise. */
  correctedText: string | null;
}

/**
 * The one search of the shop, for suggestions and for the result page: the words in any form; as beginnings; with typing
 * slips repaired; and in the end some of the words. `find` answers null when a query matches nothing.
 */
export async function runSearch<Found>(
  shop: Shop,
  text: string,
  find: (query: RankedQuery) => Promise<Found | null>,
): Promise<SearchRun<Found> | null> {
  const words = readSearchText(text);
  if (words.length === 0) return null;
  const findAll = async (wanted: SearchWord[]) => (await find(byForms(wanted))) ?? (await find(byBeginnings(wanted)));
  const found = await findAll(words);
  if (found) return { found, words, correctedText: null };
  const corrected = await correctWords(shop, words);
  const better = corrected && (await findAll(corrected));
  if (better) return { found: better, words: corrected, correctedText: corrected.map(({ word }) => word).join(' ') };
  const half = byHalf(corrected ?? words);
  const some = half && (await find(half));
  return some ? { found: some, words: corrected ?? words, correctedText: null } : null;
}
