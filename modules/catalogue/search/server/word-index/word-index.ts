import type { RankedQuery } from '../text-query.ts';
import { answerWithPooled, countBits, eachBit, nextBit } from './bits.ts';
import { atOnce, inSlices } from './in-slices.ts';
import { indexDocuments } from './index-documents.ts';
import { holdsAny, leave } from './match-terms.ts';
import { firstRanked, mergeSegments, type Outdated } from './merge-segments.ts';
import { isHere, markGone, matchPart, NONE, noBits, type Part, smallParts, withPlaces } from './segment-part.ts';
import { parseExpression } from './term-expression.ts';
import { hasBit, type StoredDocument } from './term-segment.ts';

/** `fit` is the first matching query: 0 is best. */
export interface Ranked {
  id: number;
  fit: number;
}

let changesOfAll = 0;

/**
 * Answers the same queries as PostgreSQL, equally. Changes are in small segments, which are merged in the
 * background.
 */
export class WordIndex {
  #parts: Part[];
  #tidying: Promise<void> | undefined;
  /** Products stored during a merge: the merged segment has their old version. */
  #takenMeanwhile = new Set<number>();
  /** Unique after every change and across indexes. */
  changes = 0;

  constructor(parts: readonly Outdated[] = []) {
    this.#parts = parts.map((part) => atOnce(withPlaces(part)));
  }

  get size(): number {
    return this.#parts.reduce((sum, { segment, gone }) => sum + segment.ids.length - countBits(gone), 0);
  }

  /** Segments are immutable; the bits of outdated documents are copied. */
  store(): Outdated[] {
    return this.#parts.map(({ segment, gone }) => ({ segment, gone: gone.slice() }));
  }

  /** Requested documents that no longer exist are removed. */
  take(documents: readonly StoredDocument[], asked: readonly number[] = documents.map(({ id }) => id)): void {
    changesOfAll += 1;
    this.changes = changesOfAll;
    for (const part of this.#parts) markGone(part, asked);
    if (this.#tidying) for (const id of asked) this.#takenMeanwhile.add(id);
    const segment = indexDocuments(documents);
    if (documents.length > 0) this.#parts.push(atOnce(withPlaces({ segment, gone: noBits(segment) })));
  }

  /** Runs in the background; merges all segments when `whole`. */
  tidy(whole = false): Promise<void> {
    this.#tidying ??= this.#merge(whole).finally(() => {
      this.#tidying = undefined;
    });
    return this.#tidying;
  }

  async #merge(whole: boolean): Promise<void> {
    const chosen = whole ? [...this.#parts] : smallParts(this.#parts);
    if (chosen.length < 2) return;
    this.#takenMeanwhile = new Set();
    const segment = await inSlices(mergeSegments(chosen.map((part) => ({ ...part, gone: part.gone.slice() }))));
    const merged = await inSlices(withPlaces({ segment, gone: noBits(segment) }));
    markGone(merged, this.#takenMeanwhile);
    this.#parts = [merged, ...this.#parts.filter((part) => !chosen.includes(part))].toSorted(
      (a, b) => b.segment.ids.length - a.segment.ids.length,
    );
  }

  findIds(text: string): Int32Array {
    return answerWithPooled(() => {
      const asked = parseExpression(text);
      const found = this.#parts.map((part) => matchPart(part, asked));
      const ids = new Int32Array(found.reduce((sum, bits) => sum + countBits(bits), 0));
      let next = 0;
      for (const [at, { segment }] of this.#parts.entries()) {
        eachBit(found[at] ?? NONE, (place) => {
          ids[next++] = segment.ids[place] ?? 0;
        });
      }
      return ids;
    });
  }

  findRanked(query: RankedQuery, max = Number.POSITIVE_INFINITY): Ranked[] {
    return answerWithPooled(() => {
      const tiers = query.map((text) => this.#match(text));
      const found: Ranked[] = [];
      this.#walk(tiers.at(-1) ?? [], ({ id, part, place }) => {
        if (found.length >= max) return false;
        return found.push({ id, fit: tiers.findIndex((tier) => hasBit(tier[part] ?? NONE, place)) }) < max;
      });
      return found;
    });
  }

  findBest(query: RankedQuery, max = Number.POSITIVE_INFINITY): Ranked[] {
    return answerWithPooled(() => {
      const found: Ranked[] = [];
      // The last query matches everything that the others match.
      const last = this.#match(query.at(-1) ?? '');
      if (!last.some(holdsAny)) return found;
      const before: Int32Array[][] = [];
      for (const [fit, text] of query.entries()) {
        if (found.length >= max) break;
        const tier = fit === query.length - 1 ? last : this.#match(text);
        for (const better of before) for (const [part, bits] of tier.entries()) leave(bits, better[part] ?? NONE);
        this.#walk(tier, ({ id }) => found.push({ id, fit }) < max);
        before.push(tier);
      }
      return found;
    });
  }

  countAmongTop(query: RankedQuery, max: number): number {
    return answerWithPooled(() => {
      const matching = this.#match(query.at(-1) ?? '');
      let looked = 0;
      let count = 0;
      this.#walk(this.#match(''), ({ part, place }) => {
        if (hasBit(matching[part] ?? NONE, place)) count += 1;
        looked += 1;
        return looked < max;
      });
      return count;
    });
  }

  fitsOf(query: RankedQuery, ids: readonly number[]): Map<number, number> {
    return answerWithPooled(() => {
      const better = query.slice(0, -1).map((text) => this.#match(text));
      return new Map(
        ids.map((id) => {
          const part = this.#parts.findIndex((one) => isHere(one, id));
          const place = this.#parts[part]?.places.get(id);
          const fit = place === undefined ? -1 : better.findIndex((tier) => hasBit(tier[part] ?? NONE, place));
          return [id, fit < 0 ? query.length - 1 : fit];
        }),
      );
    });
  }

  #match(text: string): Int32Array[] {
    const asked = parseExpression(text);
    return this.#parts.map((part) => matchPart(part, asked));
  }

  #walk(bits: readonly Int32Array[], take: (found: { id: number; part: number; place: number }) => boolean): void {
    const heads = this.#parts.map((_part, at) => nextBit(bits[at] ?? NONE, 0));
    for (;;) {
      const part = firstRanked(this.#parts, heads);
      if (part === undefined) return;
      const place = heads[part] ?? 0;
      if (!take({ id: this.#parts[part]?.segment.ids[place] ?? 0, part, place })) return;
      heads[part] = nextBit(bits[part] ?? NONE, place + 1);
    }
  }
}
