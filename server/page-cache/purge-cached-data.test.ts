import { expect, it } from 'vitest';
import { cached } from '#shop/platform/cached.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { purgeCachedData } from './purge-cached-data.ts';

it('a page made as soon as the old one is purged is made of new data', async () => {
  const shop = { pool: {}, now: () => new Date(0) } as Shop;
  let menu = 'old';
  const loadMenu = cached({ seconds: 60, tags: ['menu'] }, async () => menu);
  await loadMenu(shop);
  const made: Promise<string>[] = [];
  const cache = purgeCachedData(shop, { keeping: false, purge: () => made.push(loadMenu(shop)) });
  menu = 'new';
  cache.purge(['menu']);
  expect(await Promise.all(made)).toEqual(['new']);
});

it('whether pages are kept is said to the pages', () => {
  const pages = { keeping: false, purge: () => {} };
  const cache = purgeCachedData({} as Shop, pages);
  cache.keeping = true;
  expect([pages.keeping, cache.keeping]).toEqual([true, true]);
});
