import { SlotTable } from '#platform/memory-index/server/index.ts';
import { leave, matchTerms } from './match-terms.ts';
import type { Outdated } from './merge-segments.ts';
import type { TermExpression } from './term-expression.ts';
import { hasBit, setBit, type TermSegment, wordsFor } from './term-segment.ts';

export interface Part extends Outdated {
  places: Pick<SlotTable, 'get' | 'set'>;
  isWorn: boolean;
}

/** Smaller segments use a map: a table needs room for all lower ids. */
const FEW = 10_000;
const MAX_PARTS = 8;
/** A segment is merged with the following ones unless it is this many times larger. */
const MUCH_LARGER = 4;

export const NONE = new Int32Array(0);

export function noBits({ ids }: TermSegment): Int32Array {
  return new Int32Array(wordsFor(ids.length));
}

export function* withPlaces({ segment, gone }: Outdated): Generator<undefined, Part> {
  const placeOf = segment.ids.length < FEW ? new Map<number, number>() : new SlotTable();
  for (let place = 0; place < segment.ids.length; place += 1) {
    placeOf.set(segment.ids[place] ?? 0, place);
    if (place % FEW === FEW - 1) yield;
  }
  return { segment, gone, places: placeOf, isWorn: gone.some((bits) => bits !== 0) };
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
