import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { Renewals } from './renewals.ts';

const wanted = () => true;

describe('renewals of old pages', () => {
  it('one page at a time is made anew, however many grow old together', async () => {
    let [running, most] = [0, 0];
    const renew = vi.fn(async () => {
      running += 1;
      most = Math.max(most, running);
      await nextTurn();
      running -= 1;
    });
    const renewals = new Renewals(() => Promise.resolve());
    for (let page = 0; page < 20; page += 1) renewals.add(`/${page}`, { isWanted: wanted, renew });
    await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(20), 10_000);
    expect(most).toBe(1);
  });

  it('the next page waits until the rest after the one before is over, which is longer the longer that took', async () => {
    const rests: { ms: number; end: () => void }[] = [];
    const renewals = new Renewals((ms) => new Promise((end) => rests.push({ ms, end })));
    const second = vi.fn(() => Promise.resolve());
    const slow = async () => {
      const end = performance.now() + 5;
      while (performance.now() < end) await nextTurn();
    };
    renewals.add('/a', { isWanted: wanted, renew: slow });
    renewals.add('/b', { isWanted: wanted, renew: second });
    await vi.waitFor(() => expect(rests).toHaveLength(1), 10_000);
    expect(rests[0]?.ms).toBeGreaterThanOrEqual(10);
    expect(second).not.toHaveBeenCalled();
    rests[0]?.end();
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1), 10_000);
  });

  it('a page waits once, and one that is gone meanwhile is not made', async () => {
    const renewals = new Renewals(() => Promise.resolve());
    const renew = vi.fn(async () => {
      await nextTurn();
    });
    const last = vi.fn(() => Promise.resolve());
    renewals.add('/a', { isWanted: wanted, renew });
    renewals.add('/a', { isWanted: wanted, renew });
    renewals.add('/gone', { isWanted: () => false, renew });
    renewals.add('/last', { isWanted: wanted, renew: last });
    await vi.waitFor(() => expect(last).toHaveBeenCalledTimes(1), 10_000);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('goes on with pages that come after all were made', async () => {
    const renewals = new Renewals(() => Promise.resolve());
    const renew = vi.fn(() => Promise.resolve());
    renewals.add('/a', { isWanted: wanted, renew });
    await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(1), 10_000);
    await nextTurn();
    renewals.add('/b', { isWanted: wanted, renew });
    await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(2), 10_000);
  });
});
