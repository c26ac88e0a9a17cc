import { expect, it } from 'vitest';
import { kept } from '#shop/platform/kept.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { purgeKeptData } from './purge-kept-data.ts';

it('a page made as soon as the old one is purged is made of new data', async () => {
  const shop = { pool: {}, now: () => new Date(0) } as unknown as Shop;
  let menu = 'old';
  const readMenu = kept({ seconds: 60, tags: ['menu'] }, async () => menu);
  await readMenu(shop);
  const made: Promise<string>[] = [];
  const cache = purgeKeptData(shop, { keeping: false, purge: () => made.push(readMenu(shop)) });
  menu = 'new';
  cache.purge(['menu']);
  expect(await Promise.all(made)).toEqual(['new']);
});

it('whether pages are kept is said to the pages', () => {
  const pages = { keeping: false, purge: () => {} };
  const cache = purgeKeptData({} as Shop, pages);
  cache.keeping = true;
  expect([pages.keeping, cache.keeping]).toEqual([true, true]);
});
