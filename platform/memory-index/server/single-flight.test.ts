import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { SingleFlight } from './single-flight.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it('never runs two lookups at once, also when a caller requests one in between', async () => {
  let underWay = 0;
  let max = 0;
  let taken = 0;
  const looks = new SingleFlight(async () => {
    underWay += 1;
    max = Math.max(max, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    taken += 1;
    return taken;
  });
  const first = looks.next(shop);
  // Before the following one is requested, hence received before it.
  const between = first.then(() => looks.next(shop));
  expect(await Promise.all([first, looks.next(shop), between])).toEqual([1, 2, 2]);
  expect(max).toBe(1);
});
