import { readSearchText, type SearchWord } from '#rules/search/read-search-text.ts';
import type { Shop } from '../shop.ts';
import { correctWords } from './correct-words.ts';
import { byBeginnings, byForms, byHalf, type RankedQuery } from './text-query.ts';

export interface SearchRun<Found> {
  found: Found;
  /** The words that were searched for. */
  words: SearchWord[];
  /** All words were found as they were typed, in any form. */
  whole: boolean;
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
  const whole = await find(byForms(words));
  if (whole) return { found: whole, words, whole: true, correctedText: null };
  const begun = await find(byBeginnings(words));
  if (begun) return { found: begun, words, whole: false, correctedText: null };
  const corrected = await correctWords(shop, words);
  const better = corrected && ((await find(byForms(corrected))) ?? (await find(byBeginnings(corrected))));
  const correctedText = better ? corrected.map(({ word }) => word).join(' ') : null;
  const half = better ? null : byHalf(corrected ?? words);
  const found = better ?? (half && (await find(half)));
  return found ? { found, words: corrected ?? words, whole: false, correctedText } : null;
}
