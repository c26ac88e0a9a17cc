import { isCommon, setBit, type TermSegment, wordsFor } from './term-segment.ts';

export interface SegmentRoom {
  bytes: number;
  places: number;
  terms: number;
}

const LITTLE: SegmentRoom = { bytes: 1024, places: 1024, terms: 256 };
const PIECE = 1_048_576;

export class SegmentWriter {
  readonly #documents: number;
  #characters: Uint8Array;
  #characterStarts: Int32Array;
  #places: Int32Array;
  #placeStarts: Int32Array;
  #terms = 0;
  readonly #common: number[] = [];
  readonly #commonBits: Int32Array[] = [];

  constructor(documents: number, { bytes, places, terms } = LITTLE) {
    this.#documents = documents;
    this.#characters = new Uint8Array(bytes);
    this.#characterStarts = new Int32Array(terms + 1);
    this.#places = new Int32Array(places);
    this.#placeStarts = new Int32Array(terms + 1);
  }

  /** Places may be in any order. */
  add(bytes: Uint8Array, holders: ArrayLike<number>): void {
    if (holders.length === 0) return;
    const number = this.#terms;
    const characterEnd = (this.#characterStarts[number] ?? 0) + bytes.length;
    const placeBegin = this.#placeStarts[number] ?? 0;
    const isDense = isCommon(holders.length, this.#documents);
    const placeEnd = placeBegin + (isDense ? 0 : holders.length);
    this.#makeRoom(characterEnd, placeEnd);
    this.#characters.set(bytes, characterEnd - bytes.length);
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
    this.#characterStarts[this.#terms] = characterEnd;
    this.#placeStarts[this.#terms] = placeEnd;
  }

  *finish(ids: Int32Array, ranks: Int32Array): Generator<undefined, TermSegment> {
    const words = wordsFor(this.#documents);
    const commonBits = new Int32Array(this.#common.length * words);
    for (const [at, bits] of this.#commonBits.entries()) {
      commonBits.set(bits, at * words);
      yield;
    }
    const [bytes, places] = [this.#characterStarts[this.#terms] ?? 0, this.#placeStarts[this.#terms] ?? 0];
    return {
      ids,
      ranks,
      bytes: yield* copied(this.#characters, new Uint8Array(bytes)),
      characterStarts: yield* copied(this.#characterStarts, new Int32Array(this.#terms + 1)),
      places: yield* copied(this.#places, new Int32Array(places)),
      placeStarts: yield* copied(this.#placeStarts, new Int32Array(this.#terms + 1)),
      common: Int32Array.from(this.#common),
      commonBits,
    };
  }

  #makeRoom(characterEnd: number, placeEnd: number): void {
    if (characterEnd > this.#characters.length)
      this.#characters = grown(this.#characters, new Uint8Array(room(characterEnd)));
    if (placeEnd > this.#places.length) this.#places = grown(this.#places, new Int32Array(room(placeEnd)));
    if (this.#terms + 1 < this.#characterStarts.length) return;
    this.#characterStarts = grown(this.#characterStarts, new Int32Array(room(this.#terms + 2)));
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

function* copied<Column extends Int32Array | Uint8Array>(from: Column, to: Column): Generator<undefined, Column> {
  const piece = PIECE / to.BYTES_PER_ELEMENT;
  for (let at = 0; at < to.length; at += piece) {
    to.set(from.subarray(at, Math.min(at + piece, to.length)), at);
    yield;
  }
  return to;
}

function isRising(numbers: ArrayLike<number>): boolean {
  for (let at = 1; at < numbers.length; at += 1) if ((numbers[at] ?? 0) < (numbers[at - 1] ?? 0)) return false;
  return true;
}
