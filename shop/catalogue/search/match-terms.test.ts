import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { findFits, indexTerms } from './match-terms.ts';
import type { RankedQuery } from './text-query.ts';

const { shop } = await testDatabase({ filled: 'empty' });

const TERMS = ['kurtk', 'kurtka', 'kurt', '_kurtk', '=kurtk', '+plecak', '-kaptur', 'bez', '50', 'kurtkazimowa'];
const documents = fc.array(fc.subarray(TERMS), { maxLength: 40 });
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

it('documents in memory match what PostgreSQL says, and fit as well', async () => {
  await fc.assert(
    fc.asyncProperty(documents, fc.array(query, { maxLength: 2 }), query, async (held, better, last) => {
      const tiers: RankedQuery = [...better, last];
      const { rows } = await shop.pool.query<{ place: number; fits: boolean[] }>(
        `select d.place::int - 1 as place, array(select d.terms::tsvector @@ q::tsquery from unnest($2::text[]) with ordinality u (q, n) order by n) as fits
         from unnest($1::text[]) with ordinality d (terms, place) order by 1`,
        [held.map((terms) => terms.map((term) => `'${term}'`).join(' ')), tiers],
      );
      const expected = rows.flatMap(({ place, fits }) => (fits.at(-1) ? { place, fit: fits.indexOf(true) } : []));
      expect(findFits(indexTerms(held), tiers)).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

it('the empty query is met by all; a broken one is no answer', () => {
  const index = indexTerms([['a'], []]);
  expect(findFits(index, [''])).toEqual([
    { place: 0, fit: 0 },
    { place: 1, fit: 0 },
  ]);
  for (const broken of ["('a'", "'a' &", "'a' 'b'"]) expect(() => findFits(index, [broken])).toThrow(SyntaxError);
});
