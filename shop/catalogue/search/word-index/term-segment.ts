/** What a product is found by, as it lies in the database. */
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
  letterStarts: Int32Array;
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

export function indexDocuments(documents: readonly StoredDocument[]): TermSegment {
  const inOrder = documents.toSorted((a, b) => compareRanks(a.rank, a.id, b.rank, b.id));
  const holders = new Map<string, number[]>();
  for (const [place, { terms }] of inOrder.entries()) {
    for (const term of terms) {
      const held = holders.get(term);
      if (held) held.push(place);
      else holders.set(term, [place]);
    }
  }
  const writer = new SegmentWriter(documents.length);
  for (const term of sortByBytes([...holders.keys()])) writer.add(Buffer.from(term), holders.get(term) ?? []);
  return writer.finish(
    Int32Array.from(inOrder, ({ id }) => id),
    Int32Array.from(inOrder, ({ rank }) => rank),
  );
}

/** Units of UTF-16 stand in the same order as bytes of UTF-8, but for the letters that take two of them. */
function sortByBytes(terms: string[]): string[] {
  const isPlain = !terms.some((term) => /[\ud800-\udfff]/.test(term));
  return isPlain ? terms.sort() : terms.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

/** Puts a segment together, term by term in their order. */
export class SegmentWriter {
  readonly #documents: number;
  #letters = new Uint8Array(1024);
  #letterStarts = new Int32Array(256);
  #places = new Int32Array(1024);
  #placeStarts = new Int32Array(256);
  #terms = 0;
  readonly #common: number[] = [];
  readonly #commonBits: Int32Array[] = [];

  constructor(documents: number) {
    this.#documents = documents;
  }

  /** A term and the places of its documents, in any order. */
  add(letters: Uint8Array, holders: ArrayLike<number>): void {
    if (holders.length === 0) return;
    const number = this.#terms;
    const letterEnd = (this.#letterStarts[number] ?? 0) + letters.length;
    const placeBegin = this.#placeStarts[number] ?? 0;
    const isDense = isCommon(holders.length, this.#documents);
    const placeEnd = placeBegin + (isDense ? 0 : holders.length);
    this.#makeRoom(letterEnd, placeEnd);
    this.#letters.set(letters, letterEnd - letters.length);
    if (isDense) {
      const bits = new Int32Array(wordsFor(this.#documents));
      for (let at = 0; at < holders.length; at += 1) setBit(bits, holders[at] ?? 0);
      this.#common.push(number);
      this.#commonBits.push(bits);
    } else {
      this.#places.set(holders, placeBegin);
      if (!isRising(holders)) this.#places.subarray(placeBegin, placeEnd).sort();
    }
    this.#terms += 1;
    this.#letterStarts[this.#terms] = letterEnd;
    this.#placeStarts[this.#terms] = placeEnd;
  }

  finish(ids: Int32Array, ranks: Int32Array): TermSegment {
    const words = wordsFor(this.#documents);
    const commonBits = new Int32Array(this.#common.length * words);
    for (const [at, bits] of this.#commonBits.entries()) commonBits.set(bits, at * words);
    return {
      ids,
      ranks,
      letters: this.#letters.slice(0, this.#letterStarts[this.#terms]),
      letterStarts: this.#letterStarts.slice(0, this.#terms + 1),
      places: this.#places.slice(0, this.#placeStarts[this.#terms]),
      placeStarts: this.#placeStarts.slice(0, this.#terms + 1),
      common: Int32Array.from(this.#common),
      commonBits,
    };
  }

  #makeRoom(letterEnd: number, placeEnd: number): void {
    if (letterEnd > this.#letters.length) this.#letters = grown(this.#letters, new Uint8Array(room(letterEnd)));
    if (placeEnd > this.#places.length) this.#places = grown(this.#places, new Int32Array(room(placeEnd)));
    if (this.#terms + 1 < this.#letterStarts.length) return;
    this.#letterStarts = grown(this.#letterStarts, new Int32Array(room(this.#terms + 2)));
    this.#placeStarts = grown(this.#placeStarts, new Int32Array(room(this.#terms + 2)));
  }
}

function room(least: number): number {
  return Math.ceil(least * 1.5);
}

function grown<Column extends { set(from: Column): void }>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}

function isRising(numbers: ArrayLike<number>): boolean {
  for (let at = 1; at < numbers.length; at += 1) if ((numbers[at] ?? 0) < (numbers[at - 1] ?? 0)) return false;
  return true;
}
