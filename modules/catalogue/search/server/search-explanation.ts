import type { ParsedQuery, SearchWord } from '../rules/parse-query.ts';
import { wordAsTyped } from '../rules/reword-text.ts';
import type { SearchBounds } from '../rules/search-bounds.ts';
import type { DescribedQuery, RankedQuery } from './text-query.ts';

export interface SearchExplanation {
  /** All words were found as typed, in any form. */
  whole: boolean;
  /** Null when nothing was corrected. */
  correctedText: string | null;
  leftOut: string[];
  /** No product has all words. */
  partial: boolean;
  /** Some products, listed first, have all words only with their descriptions. */
  described: boolean;
  otherNames: string[];
  without: string[];
  bounds: SearchBounds;
}

export interface SearchRun<Found> extends SearchExplanation {
  found: Found;
  words: SearchWord[];
}

export type Find<Found> = (query: RankedQuery) => Promise<Found | null>;

/** Each returns null when nothing matches. */
export interface Finders<Found> {
  find: Find<Found>;
  findDescribed(query: DescribedQuery): Promise<Found | null>;
  join(described: Found, others: Found): Found;
}

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
