import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { getComparison } from './index.ts';

const { shop } = await testDatabase();

it('S1.03 gives the chosen products in their order, each with its traits', async () => {
  const { cards, facts } = await getComparison(shop, [60, 59]);
  expect(cards.map((card) => card.id)).toEqual([60, 59]);
  expect(new Set(facts.map((fact) => fact.productId))).toEqual(new Set([59, 60]));
});

it.each([[[]], [[0, -1, 99_999_999, 1.5, Number.NaN, 2 ** 40]]])('shows nothing for %j', async (ids) => {
  expect(await getComparison(shop, ids)).toEqual({ cards: [], facts: [] });
});
