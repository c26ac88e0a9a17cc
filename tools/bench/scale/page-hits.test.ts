import { expect, it } from 'vitest';
import { findPageHits, type KeptCatalogue } from './page-hits.ts';

const SHOP: KeptCatalogue = {
  pages: 100_000,
  visitsPerSecond: 50,
  crawledPerSecond: 10,
  purgesPerSecond: 1,
  caches: 1,
  room: 110_000,
  freshSeconds: 300,
  staleSeconds: 3600,
};

it.each([
  { visitsPerSecond: 50, found: 0.903 },
  { visitsPerSecond: 20, found: 0.865 },
])('finds what the real page cache found in the simulation of --round: %j', ({ visitsPerSecond, found }) => {
  const hits = findPageHits({ ...SHOP, visitsPerSecond, purgesPerSecond: visitsPerSecond / 50 });
  expect(Math.abs(hits.found - found)).toBeLessThan(0.01);
});

it('one page asked for once a second is made anew every five minutes, and nobody waits', () => {
  const one = { ...SHOP, pages: 1, visitsPerSecond: 1, crawledPerSecond: 0, purgesPerSecond: 0, room: 1 };
  const { found, madePerSecond, madeAheadPerSecond } = findPageHits(one);
  expect(found).toBeCloseTo(1, 6);
  expect(madePerSecond).toBeCloseTo(0, 6);
  expect(madeAheadPerSecond).toBeCloseTo(1 / 301, 6);
});

it('less room, more caches and more purges find less', () => {
  const { found } = findPageHits(SHOP);
  for (const worse of [{ room: 5000 }, { caches: 4 }, { purgesPerSecond: 20 }]) {
    expect(findPageHits({ ...SHOP, ...worse }).found).toBeLessThan(found - 0.01);
  }
});
