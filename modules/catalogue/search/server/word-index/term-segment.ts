export interface StoredDocument {
  id: number;
  rank: number;
  terms: readonly string[];
}

/** Immutable. The place of a document is its rank: highest first, then lowest id, as in PostgreSQL. */
export interface TermSegment {
  /** By place. */
  ids: Int32Array;
  ranks: Int32Array;
  /** All terms as UTF-8, sorted by bytes, and where each begins; the last entry is the end. */
  bytes: Uint8Array;
  characterStarts: Int32Array;
  /** Places of the documents of each term, ascending, and where they begin. */
  places: Int32Array;
  placeStarts: Int32Array;
  /** Terms whose bit set is smaller than their places: numbers, ascending, and bits. */
  common: Int32Array;
  commonBits: Int32Array;
}

export function wordsFor(documents: number): number {
  return (documents + 31) >>> 5;
}

export function isCommon(holders: number, documents: number): boolean {
  return holders > wordsFor(documents);
}

export function setBit(bits: Int32Array, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

export function hasBit(bits: Int32Array, place: number): boolean {
  return (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
}

/** Negative when the first ranks higher. */
export function compareRanks(rank: number, id: number, otherRank: number, otherId: number): number {
  return otherRank - rank || id - otherId;
}
