import { expect, it, vi } from 'vitest';
import { cached, onOtherDatabase } from '#platform/cache/server/cached.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { purgeCachedData } from './purge-cached-data.ts';

const pages = { keeping: false, purge() {}, forget() {}, advance() {}, open() {} };

it('a page made as soon as the old one is purged is made of new data', async () => {
  const shop = { pool: {}, now: () => new Date(0) } as Shop;
  let menu = 'old';
  const loadMenu = cached({ seconds: 60, tags: ['menu'] }, async () => menu);
  await loadMenu(shop);
  const made: Promise<string>[] = [];
  const cache = purgeCachedData(shop, { ...pages, purge: () => made.push(loadMenu(shop)) });
  menu = 'new';
  cache.purge(['menu'], 1);
  expect(await Promise.all(made)).toEqual(['new']);
});

it('passes on whether pages are cached', () => {
  const cache = purgeCachedData({ pool: {} } as Shop, pages);
  cache.keeping = true;
  expect([pages.keeping, cache.keeping]).toEqual([true, true]);
});

it('another database is reported to caches of its data, the same one is not', () => {
  const forget = vi.fn();
  onOtherDatabase(forget);
  const cache = purgeCachedData({ pool: {} } as Shop, pages);
  for (const identity of ['1-1', '1-1', '1-2', '1-2']) void cache.open(identity, []);
  expect(forget).toHaveBeenCalledTimes(1);
});
