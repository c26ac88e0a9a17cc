import { isTelling, readSearchText, type SearchWord } from '#rules/search/read-search-text.ts';
import { rewordText } from '#rules/search/reword-text.ts';
import type { Shop } from '../shop.ts';
import { type CheckedWord, checkWords } from './check-words.ts';
import { byAnything, byForms, byHalf, type RankedQuery } from './text-query.ts';

/** How what was searched differs from what was typed. */
export interface SearchTold {
  /** All words were found as they were typed, in any form. */
  whole: boolean;
  /** What was searched instead, when the text held typing slips or words no product has; null otherwise. */
  correctedText: string | null;
  /** Words that no product has, nor anything like them. */
  leftOut: string[];
  /** No product has all the words: these have some. */
  partial: boolean;
}

export interface SearchRun<Found> extends SearchTold {
  found: Found;
  /** The words that were searched for. */
  words: SearchWord[];
}

/**
 * The one search of the shop, for suggestions and for the result page: the words in any form; as beginnings; with typing
 * slips repaired and unknown words left out; and in the end some of the words. `find` answers null when a query matches
 * nothing.
 */
export async function runSearch<Found>(
  shop: Shop,
  text: string,
  find: (query: RankedQuery) => Promise<Found | null>,
): Promise<SearchRun<Found> | null> {
  const words = readSearchText(text);
  if (words.length === 0) return null;
  const asTyped = { words, correctedText: null, leftOut: [], partial: false };
  const whole = await find(byForms(words));
  if (whole) return { ...asTyped, found: whole, whole: true };
  const begun = await find(byAnything(words));
  if (begun) return { ...asTyped, found: begun, whole: false };
  const checked = await checkWords(shop, words);
  const meant = meantWords(checked);
  const isOther = checked.some((word, place) => word.meant !== words[place]) && meant.some(isTelling);
  const better = isOther ? ((await find(byForms(meant))) ?? (await find(byAnything(meant)))) : null;
  const half = better ? null : byHalf(meant);
  const found = better ?? (half && (await find(half)));
  return found && { found, words: meant, whole: false, ...told(text, checked), partial: !better };
}

function meantWords(checked: readonly CheckedWord[]): SearchWord[] {
  const words = checked.flatMap(({ meant }) => meant ?? []);
  return [...new Map(words.map((meant) => [meant.word, meant])).values()];
}

function told(text: string, checked: readonly CheckedWord[]): Pick<SearchTold, 'correctedText' | 'leftOut'> {
  const meant = new Map(checked.map((word) => [word.typed, word.meant?.word ?? null]));
  const { searched, leftOut } = rewordText(text, meant);
  return { correctedText: [...meant].some(([typed, word]) => word !== typed) ? searched : null, leftOut };
}
