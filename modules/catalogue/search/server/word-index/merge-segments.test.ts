import { expect, it } from 'vitest';
import { indexDocuments } from './index-documents.ts';
import { mergeSegments } from './merge-segments.ts';
import { noBits, withPlaces } from './segment-part.ts';

const DOCUMENTS = 40_000;

/** Few terms that all documents have, few that every hundredth has. */
function segmentOf(ids: readonly number[]) {
  const terms = (id: number) => ['a', 'b', 'c', 'd', 'e', 'f', 'g', `h${id % 100}`];
  const segment = indexDocuments(ids.map((id) => ({ id, rank: -id, terms: terms(id) })));
  return { segment, gone: noBits(segment) };
}

function countSteps<Result>(steps: Generator<undefined, Result>) {
  for (let count = 0; ; count += 1) {
    const { done, value } = steps.next();
    if (done) return { count, value };
  }
}

it('others may have their turn after every term that many documents have, and while places are looked up', () => {
  const ids = Array.from({ length: DOCUMENTS }, (_, at) => at + 1);
  const parts = [segmentOf(ids.filter((id) => id % 2 === 0)), segmentOf(ids.filter((id) => id % 2 === 1))];
  const { count, value: segment } = countSteps(mergeSegments(parts));
  expect(segment).toEqual(segmentOf(ids).segment);
  const [ranking, common, rare, copying] = [DOCUMENTS / 4096, 7, DOCUMENTS / 16_384, 7 + 4];
  expect(count).toBeGreaterThanOrEqual(Math.floor(ranking) + common + Math.floor(rare) + copying);
  const placing = countSteps(withPlaces({ segment, gone: noBits(segment) }));
  expect(placing.count).toBe(DOCUMENTS / 10_000);
  expect(placing.value.places.get(7)).toBe(6);
});
