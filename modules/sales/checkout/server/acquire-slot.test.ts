import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withSlot } from './acquire-slot.ts';

/** Orders under way, and a way to end them one by one. */
function waiters() {
  const shop = { pool: {} };
  const inside: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  return {
    inside,
    come(name: string, products: number[]) {
      return withSlot(shop, products, () => {
        inside.push(name);
        return new Promise<void>((resolve, reject) => {
          ends.set(name, (error) => (error ? reject(error) : resolve()));
        });
      });
    },
    async end(name: string, error?: Error) {
      ends.get(name)?.(error);
      await setImmediate();
    },
  };
}

it('of those who want one product two are inside, the others follow in the order they came', async () => {
  const { inside, come, end } = waiters();
  const all = ['a', 'b', 'c', 'd'].map((name) => come(name, [1]));
  await setImmediate();
  expect(inside).toEqual(['a', 'b']);
  await end('b');
  expect(inside).toEqual(['a', 'b', 'c']);
  const late = come('late', [1]);
  await end('a');
  await end('c');
  expect(inside).toEqual(['a', 'b', 'c', 'd', 'late']);
  await end('d');
  await end('late');
  await Promise.all([...all, late]);
});

it('who wants something else, or nothing, does not wait', async () => {
  const { inside, come } = waiters();
  for (const name of ['a', 'b', 'c']) void come(name, [1]);
  void come('other', [2]);
  void come('empty basket', []);
  await setImmediate();
  expect(inside).toEqual(['a', 'b', 'other', 'empty basket']);
});

it('an order of several products waits for the most requested one and does not block orders of the others', async () => {
  const { inside, come, end } = waiters();
  for (const name of ['a', 'b', 'c']) void come(name, [9]);
  for (const name of ['both 1', 'both 2', 'both 3']) void come(name, [2, 9]);
  void come('other 1', [2]);
  void come('other 2', [2]);
  await setImmediate();
  expect(inside).toEqual(['a', 'b', 'other 1', 'other 2']);
  await end('a');
  await end('b');
  expect(inside.slice(4)).toEqual(['c', 'both 1']);
});

it('one that failed makes room like any other', async () => {
  const { inside, come, end } = waiters();
  const failed = come('a', [1]).catch((error: Error) => error.message);
  for (const name of ['b', 'c']) void come(name, [1]);
  await setImmediate();
  await end('a', new Error('no connection'));
  expect(await failed).toBe('no connection');
  expect(inside).toEqual(['a', 'b', 'c']);
});
