import { expect, it } from 'vitest';
import { ASSUMED, KINDS, type Kind } from './assumed.ts';
import { planShop } from './plan-shop.ts';
import type { Cost } from './simulate-load.ts';

const cost = (main: number, database: number): Cost => ({
  main,
  later: 0,
  aside: main / 4,
  database,
  asking: 1,
  wait: 1,
  trips: database > 0 ? 2 : 0,
  holds: false,
  isPublic: true,
  shape: 4,
});
const costs = Object.fromEntries(KINDS.map((kind) => [kind, kind === 'kept' ? cost(0.25, 0) : cost(8, 3)])) as Record<
  Kind,
  Cost
>;
const FIGURES = { costs: { ...costs, batch: cost(0.4, 0) }, products: 100_000, pageBytes: 30_000 };
const TARGET = { products: 50_000, ordersAnHour: 1000, visitors: 10_000 };

it('has a node to spare, and a database that is half at rest', () => {
  const { layout, busy, offered, viewsPerSecond } = planShop(TARGET, FIGURES);
  expect(busy.withoutOne).toBeLessThanOrEqual(0.75);
  expect(busy.primary).toBeLessThanOrEqual(0.5);
  const fewer = (busy.nodes * layout.nodes) / (layout.nodes - 2);
  expect(layout.nodes === 2 || fewer > 0.75).toBe(true);
  expect(viewsPerSecond).toBeCloseTo(10_000 / 30);
  expect(offered.placing.perSecond).toBeCloseTo(1000 / 3600);
  // Visitors bring their own machines.
  expect(offered.kept.cost.asking).toBe(0);
});

it('twice the visitors, cost or misses take more machines, and so do more products', () => {
  const large = { products: 200_000, ordersAnHour: 10_000, visitors: 100_000 };
  const { nodes } = planShop(large, FIGURES).layout;
  expect(planShop({ ...large, visitors: 200_000 }, FIGURES).layout.nodes).toBeGreaterThan(1.4 * nodes);
  expect(planShop(large, FIGURES, { ...ASSUMED, costFactor: 2 }).layout.nodes).toBeGreaterThan(1.4 * nodes);
  expect(planShop(large, FIGURES, { ...ASSUMED, missFactor: 2 }).layout.nodes).toBeGreaterThan(nodes);
  expect(planShop({ ...large, products: 800_000 }, FIGURES).layout.nodes).toBeGreaterThan(nodes);
});
