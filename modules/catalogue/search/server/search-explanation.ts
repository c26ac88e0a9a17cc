import type { ParsedQuery, SearchWord } from '../rules/parse-query.ts';
import { wordAsTyped } from '../rules/reword-text.ts';
import type { SearchBounds } from '../rules/search-bounds.ts';
import type { DescribedQuery, RankedQuery } from './text-query.ts';

/** How what was searched differs from what was typed. */
export interface SearchExplanation {
  /** All words were found as they were typed, in any form. */
  whole: boolean;
  /** What was searched instead, when the text held typos or words no product has; null otherwise. */
  correctedText: string | null;
  /** Words that no product has, nor anything like them. */
  leftOut: string[];
  /** No product has all the words: these are the thing asked for, but not all that was said of it. */
  partial: boolean;
  /** Some, and those first, have all the words only with their descriptions. */
  described: boolean;
  /** Names of the dictionary that were looked for too. */
  otherNames: string[];
  /** What products must not have, as it was typed. */
  without: string[];
  bounds: SearchBounds;
}

export interface SearchRun<Found> extends SearchExplanation {
  found: Found;
  /** The words that were searched for. */
  words: SearchWord[];
}

export type Find<Found> = (query: RankedQuery) => Promise<Found | null>;

/** How a search is answered; each answers null when nothing matches. */
export interface Finders<Found> {
  find: Find<Found>;
  findDescribed(query: DescribedQuery): Promise<Found | null>;
  /** What was found by descriptions before all others. */
  join(described: Found, others: Found): Found;
}

/** Of a text that was searched as it was typed. */
export function nothingExplained(text: string, { without, bounds }: ParsedQuery): Omit<SearchExplanation, 'whole'> {
  return {
    correctedText: null,
    leftOut: [],
    partial: false,
    described: false,
    otherNames: [],
    without: without.map(({ word }) => wordAsTyped(text, word)),
    bounds,
  };
}
