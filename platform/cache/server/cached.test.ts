import { QueryPromise } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { Shop } from '#platform/shop/server/shop.ts';
import { cached, dropCached } from './cached.ts';

let now = 0;
const open = () => ({ pool: {}, now: () => new Date(now) }) as Shop;

function counting(fails = false) {
  let reads = 0;
  const read = cached({ seconds: 5, tags: ['menu'] }, async () => {
    reads += 1;
    if (fails) throw new Error('away');
    return reads;
  });
  return { read, count: () => reads };
}

describe('a cached value', () => {
  it('is read once, also by parallel readers, until its time is over', async () => {
    const shop = open();
    const { read } = counting();
    expect(await Promise.all([read(shop), read(shop)])).toEqual([1, 1]);
    now += 4999;
    expect(await read(shop)).toBe(1);
    now += 1;
    expect(await read(shop)).toBe(2);
  });

  it('is read once, though a Drizzle query runs again for every reader that awaits it', async () => {
    const execute = vi.fn(async () => ['a row']);
    class Query extends QueryPromise<string[]> {
      execute = execute;
    }
    const shop = open();
    const read = cached({ seconds: 5 }, () => new Query());
    for (const _turn of [1, 2, 3]) expect(await read(shop)).toEqual(['a row']);
    expect(execute).toHaveBeenCalledOnce();
  });

  it('belongs to one database', async () => {
    const { read } = counting();
    expect([await read(open()), await read(open())]).toEqual([1, 2]);
  });

  it.each([
    [['menu'], 2],
    [['*'], 2],
    [['product:1'], 1],
  ])('after a purge of %j it is reading %i', async (tags, reading) => {
    const shop = open();
    const { read } = counting();
    await read(shop);
    dropCached(shop, tags);
    expect(await read(shop)).toBe(reading);
  });

  it('is not kept when it could not be read', async () => {
    const shop = open();
    const { read, count } = counting(true);
    await expect(read(shop)).rejects.toThrow('away');
    await expect(read(shop)).rejects.toThrow('away');
    expect(count()).toBe(2);
  });
});
