import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { RankedQuery } from '../text-query.ts';
import { WordIndex } from './word-index.ts';

const { shop } = await testDatabase({ filled: 'empty' });

const TERMS = ['kurtk', 'kurtka', 'kurt', '_kurtk', '=kurtk', '+plecak', '-kaptur', 'bez', '50', 'kurtkaﬁ', 'kurtka𝒳'];
const document = fc.record({
  id: fc.integer({ min: 1, max: 90 }),
  rank: fc.integer({ min: 0, max: 3 }),
  terms: fc.subarray(TERMS),
});
/** Batches in order: added or changed documents, removed ones, and whether segments are merged then. */
const step = fc.record({
  came: fc.uniqueArray(document, { selector: ({ id }) => id, maxLength: 40 }),
  went: fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 3 }),
  merging: fc.constantFrom('none', 'some', 'all', 'meanwhile'),
});
const { query } = fc.letrec<{ query: string; one: string }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...TERMS).map((term) => `'${term}'`),
    fc.constantFrom(...TERMS, 'k', '_', 'kurtki').map((term) => `'${term}':*`),
    tie('query').map((inside) => `(${inside})`),
    tie('query').map((inside) => `!(${inside})`),
  ),
  query: fc
    .array(fc.tuple(fc.constantFrom(' & ', ' | '), tie('one')), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.map(([sign, one], place) => (place === 0 ? one : sign + one)).join('')),
}));

it('documents in memory match, fit and sort as in PostgreSQL after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 12 }),
      fc.array(query, { maxLength: 2 }),
      query,
      async (steps, better, last) => {
        const { index, held } = await takeAll(steps);
        // The last one matches all that the others match.
        const tiers: RankedQuery = [...better, [...better, last].map((tier) => `(${tier})`).join(' | ')];
        const all = await queryDatabase(held, tiers);
        const matching = all.flatMap(({ id, fits }) => (fits.at(-1) ? { id, fit: fits.indexOf(true) } : []));
        expect(index.size).toBe(held.length);
        expect(index.findRanked(tiers)).toEqual(matching);
        expect(index.findRanked(tiers, 3)).toEqual(matching.slice(0, 3));
        const best = matching.toSorted((a, b) => a.fit - b.fit);
        expect(index.findBest(tiers)).toEqual(best);
        expect(index.findBest(tiers, 4)).toEqual(best.slice(0, 4));
        expect([...index.findIds(tiers.at(-1) ?? '')].sort()).toEqual(matching.map(({ id }) => id).sort());
        const top = new Set(all.slice(0, 5).map(({ id }) => id));
        expect(index.countAmongTop(tiers, 5)).toBe(matching.filter(({ id }) => top.has(id)).length);
        const fits = new Map([
          ...all.map(({ id }): [number, number] => [id, tiers.length - 1]),
          [99, tiers.length - 1],
        ]);
        for (const { id, fit } of matching) fits.set(id, fit);
        expect(index.fitsOf(tiers, [...fits.keys()])).toEqual(fits);
        expect(new WordIndex(index.store()).findRanked(tiers)).toEqual(matching);
      },
    ),
    { numRuns: 200 },
  );
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function takeAll(steps: readonly Step[]) {
  const index = new WordIndex();
  const held = new Map<number, Step['came'][number]>();
  for (const { came, went, merging } of steps) {
    const under = merging === 'meanwhile' ? index.tidy(true) : undefined;
    const gone = went.filter((id) => !came.some((one) => one.id === id));
    index.take(came, [...came.map(({ id }) => id), ...gone]);
    for (const one of came) held.set(one.id, one);
    for (const id of gone) held.delete(id);
    await under;
    if (merging === 'some' || merging === 'all') await index.tidy(merging === 'all');
  }
  return { index, held: [...held.values()] };
}

async function queryDatabase(held: readonly Step['came'][number][], tiers: RankedQuery) {
  const { rows } = await shop.pool.query<{ id: number; fits: boolean[] }>(
    `select d.id, array(select d.terms::tsvector @@ q::tsquery from unnest($2::text[]) with ordinality u (q, n) order by n) as fits
     from unnest($1::text[], $3::int[], $4::int[]) d (terms, id, rank) order by d.rank desc nulls last, d.id`,
    [
      held.map(({ terms }) => terms.map((term) => `'${term}'`).join(' ')),
      tiers,
      held.map(({ id }) => id),
      held.map(({ rank }) => rank),
    ],
  );
  return rows;
}

it('the empty query is met by all; a broken one is no answer', () => {
  const index = new WordIndex();
  index.take([
    { id: 7, rank: 2, terms: ['a'] },
    { id: 8, rank: 1, terms: [] },
  ]);
  expect(index.findRanked([''])).toEqual([
    { id: 7, fit: 0 },
    { id: 8, fit: 0 },
  ]);
  for (const broken of ["('a'", "'a' &", "'a' 'b'", '& ']) expect(() => index.findIds(broken)).toThrow(SyntaxError);
});
