import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { JUDGED_QUERIES, TEST_SET } from './judged-queries.ts';
import { scoreSearch } from './score-search.ts';

const { shop } = await testDatabase();

/** Shares of the judged queries; docs/performance.md says what was measured. The test set shows how the search does with what is new to it. */
const FLOORS = [
  ['tuned', { first: 0.97, amongFive: 0.96, asJudged: 0.95 }],
  [TEST_SET, { first: 0.86, amongFive: 0.81, asJudged: 0.76 }],
] as const;

it.each(FLOORS)('X.56 judged queries of the demo shop keep their score: %s', async (part, floor) => {
  const queries = JUDGED_QUERIES.filter(({ group }) => (group === TEST_SET) === (part === TEST_SET));
  expect(queries.length).toBeGreaterThanOrEqual(60);
  const scores = await scoreSearch(shop, queries);
  const share = (of: (score: (typeof scores)[number]) => number) =>
    scores.reduce((sum, score) => sum + of(score), 0) / scores.length;
  const faults = scores.flatMap(({ text, fault }) => (fault ? [`${text}: ${fault}`] : [])).join('\n');
  const measured = {
    first: share(({ first }) => Number(first)),
    amongFive: share(({ amongFive }) => amongFive),
    asJudged: share(({ fault }) => Number(fault === null)),
  };
  expect(measured.first, faults).toBeGreaterThanOrEqual(floor.first);
  expect(measured.amongFive, faults).toBeGreaterThanOrEqual(floor.amongFive);
  expect(measured.asJudged, faults).toBeGreaterThanOrEqual(floor.asJudged);
});

it('a judgement that is not met is reported', async () => {
  const [score] = await scoreSearch(shop, [{ group: 'any', text: 'kubek', good: /^namiot/ }]);
  expect(score).toMatchObject({ first: false, amongFive: 0, fault: expect.stringContaining('first is Kubek') });
});
