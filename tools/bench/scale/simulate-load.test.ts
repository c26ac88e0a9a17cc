import { expect, it } from 'vitest';
import { type Cost, type Layout, simulateLoad } from './simulate-load.ts';

const FREE: Cost = {
  main: 0,
  aside: 0,
  database: 0,
  asking: 0,
  later: 0,
  wait: 0,
  trips: 0,
  holds: false,
  isPublic: false,
  shape: 1,
};
const ONE: Layout = {
  nodes: 1,
  cores: 1,
  processes: 1,
  connections: 10,
  database: null,
  slice: Number.POSITIVE_INFINITY,
};

/** Erlang's formula: the share of those who wait, when so many cores are offered so much work. */
function waitingShare(cores: number, work: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; n < cores; n += 1) {
    term *= work / n;
    sum += term;
  }
  const last = ((term * work) / cores) * (cores / (cores - work));
  return last / (sum + last);
}

/** Half of all wait less than this in M/M/c, of mean service 1: by halving, from the distribution itself. */
function medianOf(cores: number, work: number): number {
  const waits = waitingShare(cores, work);
  const rest = cores - work;
  const within = (time: number) => {
    const alone = 1 - Math.exp(-time);
    const behind =
      rest === 1
        ? 1 - Math.exp(-time) * (1 + time)
        : 1 - (rest * Math.exp(-time) - Math.exp(-rest * time)) / (rest - 1);
    return (1 - waits) * alone + waits * behind;
  };
  let [low, high] = [0, 1000];
  for (let n = 0; n < 60; n += 1) {
    const middle = (low + high) / 2;
    if (within(middle) < 0.5) low = middle;
    else high = middle;
  }
  return low;
}

it.each([
  { cores: 1, work: 0.5 },
  { cores: 1, work: 0.8 },
  { cores: 4, work: 3.2 },
  { cores: 8, work: 6 },
])('waits as the formula of M/M/c says: %j', ({ cores, work }) => {
  const offered = { page: { cost: { ...FREE, aside: 10 }, perSecond: work * 100 } };
  const { kinds, busy } = simulateLoad({ ...ONE, cores }, offered, { seconds: 1000, seed: 7 });
  expect(busy.nodes).toBeCloseTo(work / cores, 1);
  expect(kinds.page.p50 / 10 / medianOf(cores, work)).toBeCloseTo(1, 1);
  expect(kinds.page.perSecond / (work * 100)).toBeCloseTo(1, 1);
});

it('a main thread uses one core however many there are', () => {
  const offered = { page: { cost: { ...FREE, main: 10 }, perSecond: 500 } };
  const { kinds } = simulateLoad({ ...ONE, cores: 8 }, offered, { seconds: 20, seed: 1 });
  expect(kinds.page.perSecond).toBeLessThan(105);
});

it('who finds no connection waits for one, and a transaction keeps its own', () => {
  const question = { ...FREE, database: 10, trips: 1, wait: 90, shape: Number.POSITIVE_INFINITY };
  const layout = { ...ONE, cores: 8, connections: 5 };
  const offered = { page: { cost: question, perSecond: 200 } };
  // Five connections, each taken for 100 ms.
  expect(simulateLoad(layout, offered, { seconds: 20, seed: 1 }).kinds.page.perSecond).toBeCloseTo(50, -0.5);
  const kept = { order: { cost: { ...question, main: 100, holds: true }, perSecond: 200 } };
  expect(simulateLoad({ ...layout, processes: 20 }, kept, { seconds: 20, seed: 1 }).kinds.order.perSecond).toBeLessThan(
    80,
  );
});

it('a short request does not wait behind long ones: cores work in turns', () => {
  const offered = {
    short: { cost: { ...FREE, aside: 0.5 }, perSecond: 10 },
    long: { cost: { ...FREE, aside: 200 }, perSecond: 4 },
  };
  const p95 = (slice: number) => simulateLoad({ ...ONE, slice }, offered, { seconds: 400, seed: 3 }).kinds.short.p95;
  expect(p95(1)).toBeLessThan(20);
  expect(p95(Number.POSITIVE_INFINITY)).toBeGreaterThan(200);
});

it('the same seed gives the same figures', () => {
  const offered = { page: { cost: { ...FREE, main: 5, database: 3, trips: 2 }, perSecond: 50 } };
  const run = (seed: number) => simulateLoad(ONE, offered, { seconds: 5, seed });
  expect(run(4)).toEqual(run(4));
  expect(run(4)).not.toEqual(run(5));
});
