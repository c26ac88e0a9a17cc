import { isCommon, setBit, type TermSegment, wordsFor } from './term-segment.ts';

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
