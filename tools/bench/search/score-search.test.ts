import { expect, it } from 'vitest';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { JUDGED_QUERIES } from './judged-queries.ts';
import { scoreSearch } from './score-search.ts';

const { shop } = await testDatabase();

/** Shares of the judged queries; docs/performance.md tells what was measured. */
const FLOOR = { first: 0.97, amongFive: 0.96, asJudged: 0.95 };

it('X.56 judged queries of the demo shop keep their score', async () => {
  expect(JUDGED_QUERIES.length).toBeGreaterThanOrEqual(120);
  const scores = await scoreSearch(shop);
  const share = (of: (score: (typeof scores)[number]) => number) =>
    scores.reduce((sum, score) => sum + of(score), 0) / scores.length;
  const faults = scores.flatMap(({ text, fault }) => (fault ? [`${text}: ${fault}`] : [])).join('\n');
  expect(
    share(({ first }) => Number(first)),
    faults,
  ).toBeGreaterThanOrEqual(FLOOR.first);
  expect(
    share(({ amongFive }) => amongFive),
    faults,
  ).toBeGreaterThanOrEqual(FLOOR.amongFive);
  expect(
    share(({ fault }) => Number(fault === null)),
    faults,
  ).toBeGreaterThanOrEqual(FLOOR.asJudged);
});

it('a judgement that is not met is told', async () => {
  const [score] = await scoreSearch(shop, [{ group: 'any', text: 'kubek', good: /^namiot/ }]);
  expect(score).toMatchObject({ first: false, amongFive: 0, fault: expect.stringContaining('first is Kubek') });
});
