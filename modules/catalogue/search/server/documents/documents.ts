import type { SearchBounds } from '../../rules/search-bounds.ts';
import type { RankedQuery } from '../text-query.ts';

export interface WantedTop {
  query: RankedQuery;
  bounds: SearchBounds;
  limit: number;
}

/**
 * The search documents of all products, wherever they are asked: in PostgreSQL, in the memory of the process, or in an engine of
 * its own. All give the same answers; a test compares them.
 */
export interface Documents {
  /** How many of the `most` highest ranked match, of how many, and roughly how many documents there are in all. */
  sampleTop(query: RankedQuery, max: number): Promise<{ sampled: number; matching: number; documents: number }>;
  /** Every product that matches, in no order. */
  findIds(text: string): Promise<Int32Array>;
  /** The `most` highest ranked that match, by how well they fit, and whether there are more. */
  findRanked(query: RankedQuery, max: number): Promise<{ tiers: Int32Array[]; cut: boolean }>;
  /** How well these products fit, as the place of their tier; what is not known fits least. */
  fitsOf(query: RankedQuery, ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** The best within the limits, best first. */
  findTop(wanted: WantedTop): Promise<number[]>;
}
