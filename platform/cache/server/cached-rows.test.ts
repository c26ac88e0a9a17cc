import { beforeEach, expect, it } from 'vitest';
import type { Shop } from '#platform/shop/server/shop.ts';
import { dropCached, listenForPurges } from './cached.ts';
import { storedRows } from './cached-rows.ts';

let now = 0;
let shop: Shop;
let reads: number[][];
let answer: Promise<void>;

const read = storedRows<string>({
  seconds: 5,
  max: 3,
  tagsOf: (id) => [`product:${id}`, 'menu'],
  async read(_shop, ids) {
    reads.push([...ids]);
    await answer;
    return new Map(ids.filter((id) => id < 10).map((id) => [id, `row ${id}`]));
  },
});

beforeEach(() => {
  shop = { pool: {}, now: () => new Date(now) } as Shop;
  reads = [];
  answer = Promise.resolve();
  listenForPurges(shop, true);
});

it('a row is read once until its time is over; what is missing is asked for alone', async () => {
  expect([...(await read(shop, [1, 2, 12])).keys()]).toEqual([1, 2]);
  expect(await read(shop, [2, 3])).toEqual(
    new Map([
      [2, 'row 2'],
      [3, 'row 3'],
    ]),
  );
  now += 5000;
  await read(shop, [2]);
  expect(reads).toEqual([[1, 2, 12], [3], [2]]);
});

it.each([
  { tags: ['product:1'], again: [1] },
  { tags: ['menu'], again: [1, 2] },
  { tags: ['*'], again: [1, 2] },
  { tags: ['product:7'], again: undefined },
])('after a purge of $tags it asks for $again', async ({ tags, again }) => {
  await read(shop, [1, 2]);
  dropCached(shop, tags);
  await read(shop, [1, 2]);
  expect(reads[1]).toEqual(again);
});

it('a row that was read before a purge and comes after it is not kept', async () => {
  let arrive = () => {};
  answer = new Promise((resolve) => {
    arrive = resolve;
  });
  const first = read(shop, [1]);
  dropCached(shop, ['product:1']);
  arrive();
  expect((await first).get(1)).toBe('row 1');
  await read(shop, [1]);
  expect(reads).toHaveLength(2);
});

it('drops the oldest row first, and caches nothing while purges are not received', async () => {
  await read(shop, [1, 2, 3, 4]);
  await read(shop, [1, 4]);
  listenForPurges(shop, false);
  await read(shop, [4]);
  expect(reads).toEqual([[1, 2, 3, 4], [1], [4]]);
});
