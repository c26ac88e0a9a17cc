import { atOnce } from './in-slices.ts';
import { SegmentWriter } from './segment-writer.ts';
import { compareRanks, type StoredDocument, type TermSegment } from './term-segment.ts';

export function indexDocuments(documents: readonly StoredDocument[]): TermSegment {
  const inOrder = documents.toSorted((a, b) => compareRanks(a.rank, a.id, b.rank, b.id));
  const { numbers, places, starts } = gatherPlaces(inOrder);
  const writer = new SegmentWriter(documents.length);
  for (const term of sortByBytes([...numbers.keys()])) {
    const number = numbers.get(term) ?? 0;
    writer.add(Buffer.from(term), places.subarray(starts[number], starts[number + 1]));
  }
  const [ids, ranks] = [inOrder.map(({ id }) => id), inOrder.map(({ rank }) => rank)];
  return atOnce(writer.finish(Int32Array.from(ids), Int32Array.from(ranks)));
}

/** Positions are counted first: a list per term would cost garbage collection. */
function gatherPlaces(documents: readonly StoredDocument[]) {
  const numbers = new Map<string, number>();
  const met = new Int32Array(documents.reduce((sum, { terms }) => sum + terms.length, 0));
  let next = 0;
  for (const { terms } of documents) {
    for (const term of terms) {
      const number = numbers.get(term) ?? numbers.size;
      if (number === numbers.size) numbers.set(term, number);
      met[next++] = number;
    }
  }
  const starts = new Int32Array(numbers.size + 1);
  for (const number of met) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  for (let number = 0; number < numbers.size; number += 1) {
    starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  }
  const documentPlaces = new Int32Array(met.length);
  const ends = starts.slice();
  next = 0;
  for (const [place, { terms }] of documents.entries()) {
    for (let left = terms.length; left > 0; left -= 1) {
      const number = met[next++] ?? 0;
      const end = ends[number] ?? 0;
      documentPlaces[end] = place;
      ends[number] = end + 1;
    }
  }
  return { numbers, places: documentPlaces, starts };
}

/** UTF-16 units sort like UTF-8 bytes, except surrogate pairs. */
function sortByBytes(terms: string[]): string[] {
  const isPlain = !terms.some((term) => /[\ud800-\udfff]/.test(term));
  return isPlain ? terms.sort() : terms.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}
