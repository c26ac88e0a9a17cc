import { expect, it } from 'vitest';
import { simulateVisits, zipf } from './simulate-visits.ts';

it('visits spread by Zipf: the second rank half as often as the first', () => {
  const draw = zipf(1000);
  const counts = new Map<number, number>();
  const draws = 100_000;
  for (let n = 0; n < draws; n += 1) {
    const rank = draw((n + 0.5) / draws);
    counts.set(rank, (counts.get(rank) ?? 0) + 1);
  }
  const first = counts.get(0) ?? 0;
  expect((counts.get(1) ?? 0) / first).toBeCloseTo(1 / 2, 2);
  expect((counts.get(9) ?? 0) / first).toBeCloseTo(1 / 10, 2);
});

it('popular products are found though a crawler opens every product beside them', async () => {
  const pages = [12_000, 15_000, 18_000].map((bytes, n) => ({ path: `/produkt/${n}/x`, bytes, headerBytes: 2000 }));
  const scene = {
    products: 20_000,
    visitsPerSecond: 10,
    crawledPerSecond: 10,
    orders: 2,
    hours: { before: 0.2, counted: 0.2 },
  };
  const [simulated] = await simulateVisits(pages, [scene]);
  expect(simulated?.found).toBeGreaterThan(0.7);
  expect(simulated?.memoryBytes).toBeLessThanOrEqual(64 * 1_048_576);
});
