/** What a product is found by, as it is in the database. */
export interface StoredDocument {
  id: number;
  rank: number;
  terms: readonly string[];
}

/**
 * Some documents by their terms, in plain arrays that never change. A document's place is its place in the ranking: the highest
 * rank first, of equal ones the lowest id, as the database orders them.
 */
export interface TermSegment {
  /** By place. */
  ids: Int32Array;
  ranks: Int32Array;
  /** All terms as UTF-8 one after the other, in the order of their bytes, and where each of them begins; the end of the last is there too. */
  letters: Uint8Array;
  characterStarts: Int32Array;
  /** The places of the documents that have a term, rising, term after term, and where those of each begin. */
  places: Int32Array;
  placeStarts: Int32Array;
  /** Terms of which a bit for every document takes less room than the places: their numbers, rising, and the bits of each. */
  common: Int32Array;
  commonBits: Int32Array;
}

/** So many whole numbers hold a bit for each. */
export function wordsFor(documents: number): number {
  return (documents + 31) >>> 5;
}

/** As many documents have it that bits are smaller than places. */
export function isCommon(holders: number, documents: number): boolean {
  return holders > wordsFor(documents);
}

export function setBit(bits: Int32Array, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

export function hasBit(bits: Int32Array, place: number): boolean {
  return (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
}

/** Ranks before: negative. */
export function compareRanks(rank: number, id: number, otherRank: number, otherId: number): number {
  return otherRank - rank || id - otherId;
}
