import { eachBit } from './bits.ts';
import { type SegmentRoom, SegmentWriter } from './segment-writer.ts';
import { compareRanks, hasBit, type TermSegment, wordsFor } from './term-segment.ts';

/** A segment with a bit for each outdated document. */
export interface Outdated {
  segment: TermSegment;
  gone: Int32Array;
}

/** Terms or places between two checks of the time. */
const TERMS_PER_STEP = 256;
const PLACES_PER_STEP = 16_384;

export function* mergeSegments(parts: readonly Outdated[]): Generator<undefined, TermSegment> {
  const { ids, ranks, moved } = yield* mergeRanking(parts);
  const writer = new SegmentWriter(ids.length, roomFor(parts));
  const heads = parts.map(() => 0);
  const holders = new Places();
  let handled = 0;
  for (let term = 0; ; term += 1) {
    const having = partsWithFirstTerm(parts, heads);
    const [first] = having;
    if (first === undefined) break;
    const bytes = charactersOf(parts[first], heads[first] ?? 0);
    holders.clear();
    for (const at of having) {
      const head = heads[at] ?? 0;
      const to = moved[at];
      if (to) eachHolder(parts[at], head, (place) => holders.add(to[place] ?? -1));
      heads[at] = head + 1;
    }
    const list = holders.list();
    writer.add(bytes, list);
    handled += list.length;
    if (term % TERMS_PER_STEP !== 0 && handled < PLACES_PER_STEP) continue;
    handled = 0;
    yield;
  }
  return yield* writer.finish(ids, ranks);
}

/** Avoids copying while it grows. */
function roomFor(parts: readonly Outdated[]): SegmentRoom {
  const sum = (length: (segment: TermSegment) => number) =>
    parts.reduce((all, { segment }) => all + length(segment), 0);
  return {
    bytes: sum(({ bytes }) => bytes.length),
    places: sum(({ places }) => places.length),
    terms: sum(({ characterStarts }) => characterStarts.length),
  };
}

class Places {
  #places = new Int32Array(1024);
  #count = 0;

  clear(): void {
    this.#count = 0;
  }

  /** Below zero is none. */
  add(place: number): void {
    if (place < 0) return;
    if (this.#count === this.#places.length) {
      const wider = new Int32Array(this.#count * 2);
      wider.set(this.#places);
      this.#places = wider;
    }
    this.#places[this.#count++] = place;
  }

  list(): Int32Array {
    return this.#places.subarray(0, this.#count);
  }
}

/** Remaining documents by rank, and the new place of each old one; -1 for removed ones. */
function* mergeRanking(parts: readonly Outdated[]) {
  const moved = parts.map(({ segment }) => new Int32Array(segment.ids.length).fill(-1));
  const heads = parts.map((part) => nextLeft(part, 0));
  const ids = new Int32Array(parts.reduce((sum, { segment }) => sum + segment.ids.length, 0));
  const ranks = new Int32Array(ids.length);
  let count = 0;
  for (; ; count += 1) {
    const first = firstRanked(parts, heads);
    const part = first === undefined ? undefined : parts[first];
    if (first === undefined || !part) break;
    const place = heads[first] ?? 0;
    ids[count] = part.segment.ids[place] ?? 0;
    ranks[count] = part.segment.ranks[place] ?? 0;
    const to = moved[first];
    if (to) to[place] = count;
    heads[first] = nextLeft(part, place + 1);
    if (count % 4096 === 0) yield;
  }
  return { ids: ids.slice(0, count), ranks: ranks.slice(0, count), moved };
}

function nextLeft({ segment, gone }: Outdated, from: number): number {
  let place = from;
  while (place < segment.ids.length && hasBit(gone, place)) place += 1;
  return place;
}

export function firstRanked(parts: readonly { segment: TermSegment }[], heads: readonly number[]): number | undefined {
  let best: number | undefined;
  let [bestRank, bestId] = [0, 0];
  for (let at = 0; at < parts.length; at += 1) {
    const { ids, ranks } = parts[at]?.segment ?? { ids: [], ranks: [] };
    const id = ids[heads[at] ?? 0];
    const rank = ranks[heads[at] ?? 0];
    if (id === undefined || rank === undefined) continue;
    if (best !== undefined && compareRanks(bestRank, bestId, rank, id) < 0) continue;
    [best, bestRank, bestId] = [at, rank, id];
  }
  return best;
}

function partsWithFirstTerm(parts: readonly Outdated[], heads: readonly number[]): number[] {
  let having: number[] = [];
  for (const [at, { segment }] of parts.entries()) {
    const head = heads[at] ?? 0;
    if (head >= segment.characterStarts.length - 1) continue;
    const [best = at] = having;
    const order = best === at ? 0 : compareTerms(segment, head, parts[best]?.segment ?? segment, heads[best] ?? 0);
    if (order < 0) having = [at];
    else if (order === 0) having.push(at);
  }
  return having;
}

function compareTerms(one: TermSegment, term: number, other: TermSegment, otherTerm: number): number {
  const [begin, otherBegin] = [one.characterStarts[term] ?? 0, other.characterStarts[otherTerm] ?? 0];
  const length = (one.characterStarts[term + 1] ?? 0) - begin;
  const otherLength = (other.characterStarts[otherTerm + 1] ?? 0) - otherBegin;
  const shared = Math.min(length, otherLength);
  for (let at = 0; at < shared; at += 1) {
    const order = (one.bytes[begin + at] ?? 0) - (other.bytes[otherBegin + at] ?? 0);
    if (order !== 0) return order;
  }
  return length - otherLength;
}

function charactersOf(part: Outdated | undefined, term: number): Uint8Array {
  const { bytes, characterStarts } = part?.segment ?? { bytes: new Uint8Array(0), characterStarts: [] };
  return bytes.subarray(characterStarts[term], characterStarts[term + 1]);
}

function eachHolder(part: Outdated | undefined, term: number, take: (place: number) => void): void {
  if (!part) return;
  const { places, placeStarts, common, commonBits, ids } = part.segment;
  const [begin, end] = [placeStarts[term] ?? 0, placeStarts[term + 1] ?? 0];
  for (let at = begin; at < end; at += 1) take(places[at] ?? 0);
  if (begin < end) return;
  const words = wordsFor(ids.length);
  const at = common.indexOf(term);
  if (at >= 0) eachBit(commonBits.subarray(at * words, (at + 1) * words), take);
}
