import { expect, it, vi } from 'vitest';
import { dropCached } from '#platform/cache/server/cached.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { NO_BOUNDS } from '../rules/search-bounds.ts';
import { reindexProducts } from './reindex-products.ts';
import { cacheMatches, searchProducts } from './search-products.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Kubki');
const addMug = async (name: string) => {
  const id = await addProduct(shop, { name, categoryId });
  await reindexProducts(shop, [id]);
  return id;
};
const find = async (text: string, now = shop.now()) => [
  ...(await searchProducts({ ...shop, now: () => now }, text)).ids,
];

it('a text is not searched again for a while, mistyped or not; a reindexed product is found at once', async () => {
  const first = await addMug('Kubek biały');
  for (const text of ['kubek', 'bially', 'hamak']) {
    const found = await find(text);
    expect(found).toEqual(text === 'hamak' ? [] : [first]);
    const execute = vi.spyOn(shop.db, 'execute');
    expect(await find(text)).toEqual(found);
    expect(execute).not.toHaveBeenCalled();
    await find(text, new Date(shop.now().getTime() + 601_000));
    expect(execute).toHaveBeenCalled();
    execute.mockRestore();
  }
  const second = await addMug('Kubek czarny');
  expect(new Set(await find('kubek'))).toEqual(new Set([first, second]));
});

it('the best of them are read once, and again only after a failure', async () => {
  const { tiers } = await searchProducts(shop, 'kubka');
  const [, second] = tiers;
  const execute = vi.spyOn(shop.db, 'execute').mockRejectedValueOnce(new Error('gone'));
  await expect(second?.()).rejects.toThrow('gone');
  const ids = await second?.();
  expect(await second?.()).toBe(ids);
  await tiers[0]?.();
  await tiers[0]?.();
  expect(execute).toHaveBeenCalledTimes(3);
  execute.mockRestore();
});

it('another node forgets them when it receives the purge of a reindexed product, and all together have a limit', async () => {
  const search = (size: number) =>
    vi.fn(async () => ({
      ids: new Int32Array(size),
      tiers: [],
      cut: false,
      isEverything: false,
      whole: true,
      correctedText: null,
      leftOut: [],
      partial: false,
      described: false,
      otherNames: [],
      without: [],
      bounds: NO_BOUNDS,
    }));
  const [large, other] = [search(1_500_000), search(1_500_000)];
  await cacheMatches(shop, 'duże', large);
  await cacheMatches(shop, 'duże', large);
  expect(large).toHaveBeenCalledTimes(1);
  dropCached(shop, ['search']);
  await cacheMatches(shop, 'duże', large);
  expect(large).toHaveBeenCalledTimes(2);
  await cacheMatches(shop, 'inne', other);
  await cacheMatches(shop, 'duże', large);
  expect(large).toHaveBeenCalledTimes(3);
});
