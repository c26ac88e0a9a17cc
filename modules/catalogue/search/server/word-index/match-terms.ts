import { lendBits } from './bits.ts';
import type { TermExpression } from './term-expression.ts';
import { setBit, type TermSegment, wordsFor } from './term-segment.ts';

/** A pooled bit for every document that `@@` of PostgreSQL would match. */
export function matchTerms(segment: TermSegment, asked: TermExpression): Int32Array {
  if (asked.kind === 'everything') return everything(segment);
  if (asked.kind === 'not') return leave(everything(segment), matchTerms(segment, asked.of));
  if (asked.kind === 'all') return matchAll(segment, asked.of);
  const bits = lendBits(wordsFor(segment.ids.length));
  addMatches(segment, asked, bits);
  return bits;
}

function matchAll(segment: TermSegment, [first, ...others]: readonly TermExpression[]): Int32Array {
  const bits = first ? matchTerms(segment, first) : everything(segment);
  for (const other of others) {
    if (!holdsAny(bits)) break;
    if (other.kind === 'not') leave(bits, matchTerms(segment, other.of));
    else keep(bits, matchTerms(segment, other));
  }
  return bits;
}

function addMatches(segment: TermSegment, asked: TermExpression, bits: Int32Array): void {
  if (asked.kind === 'any') for (const one of asked.of) addMatches(segment, one, bits);
  else if (asked.kind === 'term') addHolders(segment, asked, bits);
  else add(bits, matchTerms(segment, asked), 0);
}

function addHolders(segment: TermSegment, { bytes, begins }: { bytes: Uint8Array; begins: boolean }, bits: Int32Array) {
  const first = firstNotBefore(segment, bytes, false);
  const end = begins ? firstNotBefore(segment, bytes, true) : first + Number(isTerm(segment, first, bytes));
  const { places, placeStarts, common, commonBits } = segment;
  // Terms with the same beginning are adjacent, and so are their places.
  const last = placeStarts[end] ?? 0;
  for (let at = placeStarts[first] ?? 0; at < last; at += 1) setBit(bits, places[at] ?? 0);
  for (let at = firstFrom(common, first); (common[at] ?? end) < end; at += 1) add(bits, commonBits, at * bits.length);
}

/** The first term that is not less; with `beyond` the first after all terms with this beginning. */
function firstNotBefore(segment: TermSegment, bytes: Uint8Array, beyond: boolean): number {
  let [low, high] = [0, segment.characterStarts.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = compareTerm(segment, middle, bytes, beyond);
    if (order < 0 || (beyond && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compareTerm(
  { bytes, characterStarts }: TermSegment,
  term: number,
  to: Uint8Array,
  asBeginning: boolean,
): number {
  const begin = characterStarts[term] ?? 0;
  const length = (characterStarts[term + 1] ?? begin) - begin;
  const shared = Math.min(length, to.length);
  for (let at = 0; at < shared; at += 1) {
    const order = (bytes[begin + at] ?? 0) - (to[at] ?? 0);
    if (order !== 0) return order;
  }
  return asBeginning && length > to.length ? 0 : length - to.length;
}

function isTerm(segment: TermSegment, term: number, bytes: Uint8Array): boolean {
  return term < segment.characterStarts.length - 1 && compareTerm(segment, term, bytes, false) === 0;
}

function firstFrom(numbers: Int32Array, least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function add(bits: Int32Array, others: Int32Array, from: number): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (others[from + at] ?? 0);
}

function keep(bits: Int32Array, others: Int32Array): Int32Array {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0);
  return bits;
}

export function leave(bits: Int32Array, others: Int32Array): Int32Array {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & ~(others[at] ?? 0);
  return bits;
}

export function holdsAny(bits: Int32Array): boolean {
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) return true;
  return false;
}

/** Without bits beyond the last document. */
function everything({ ids }: TermSegment): Int32Array {
  const bits = lendBits(wordsFor(ids.length)).fill(-1);
  const rest = ids.length & 31;
  if (rest !== 0) bits[bits.length - 1] = (1 << rest) - 1;
  return bits;
}
