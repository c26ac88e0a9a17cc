import { SlotTable } from '#platform/memory-index/server/index.ts';
import { leave, matchTerms } from './match-terms.ts';
import type { Outdated } from './merge-segments.ts';
import type { TermExpression } from './term-expression.ts';
import { hasBit, setBit, type TermSegment, wordsFor } from './term-segment.ts';

/** A segment of the index, and which of its documents are gone. */
export interface Part extends Outdated {
  /** By id. */
  places: Pick<SlotTable, 'get' | 'set'>;
  /** Some are gone. */
  isWorn: boolean;
}

/** Fewer are looked up in a map: a table takes room for all ids below the highest. */
const FEW = 10_000;
/** So many segments are looked through one after the other before some are merged. */
const MAX_PARTS = 8;
/** A segment is merged with those after it unless it is so many times larger than they are together. */
const MUCH_LARGER = 4;

export const NONE = new Int32Array(0);

export function noBits({ ids }: TermSegment): Int32Array {
  return new Int32Array(wordsFor(ids.length));
}

export function* withPlaces({ segment, gone }: Outdated): Generator<undefined, Part> {
  const places = segment.ids.length < FEW ? new Map<number, number>() : new SlotTable();
  for (let place = 0; place < segment.ids.length; place += 1) {
    places.set(segment.ids[place] ?? 0, place);
    if (place % FEW === FEW - 1) yield;
  }
  return { segment, gone, places, isWorn: gone.some((bits) => bits !== 0) };
}

export function markGone(part: Part, ids: Iterable<number>): void {
  for (const id of ids) {
    const place = part.places.get(id);
    if (place === undefined) continue;
    setBit(part.gone, place);
    part.isWorn = true;
  }
}

export function isHere({ gone, places }: Part, id: number): boolean {
  const place = places.get(id);
  return place !== undefined && !hasBit(gone, place);
}

export function matchPart({ segment, gone, isWorn }: Part, asked: TermExpression): Int32Array {
  const bits = matchTerms(segment, asked);
  return isWorn ? leave(bits, gone) : bits;
}

/** The last segments that are of much the same size, once they are too many. */
export function smallParts(parts: readonly Part[]): Part[] {
  let first = parts.length;
  let documents = 0;
  while (first > 0) {
    const size = parts[first - 1]?.segment.ids.length ?? 0;
    if (documents > 0 && size > documents * MUCH_LARGER) break;
    documents += size;
    first -= 1;
  }
  return parts.length - first > MAX_PARTS ? parts.slice(first) : [];
}
