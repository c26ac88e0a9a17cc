import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { Renewals } from './renewals.ts';

const wanted = () => true;
/** Rests are over at once; a turn lasts as long as it takes. */
const withoutRest = (_ms: number, turn?: AbortSignal) => (turn ? new Promise<void>(() => {}) : Promise.resolve());

describe('renewals of old pages', () => {
  it('one page at a time is made anew, however many grow old together', async () => {
    let [running, max] = [0, 0];
    const renew = vi.fn(async () => {
      running += 1;
      max = Math.max(max, running);
      await nextTurn();
      running -= 1;
    });
    const renewals = new Renewals(withoutRest);
    for (let page = 0; page < 20; page += 1) renewals.add(`/${page}`, { isWanted: wanted, renew });
    await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(20), 60_000);
    expect(max).toBe(1);
  });

  /** Pauses that end on demand; aborted ones are dropped. */
  function heldPauses() {
    const pauses: { ms: number; end: () => void }[] = [];
    const pause = (ms: number, signal?: AbortSignal) =>
      new Promise<void>((end) => {
        const one = { ms, end };
        pauses.push(one);
        signal?.addEventListener('abort', () => pauses.splice(pauses.indexOf(one), 1));
      });
    return { pauses, pause };
  }

  it('the next page waits until the rest after the one before is over, which is longer the longer that took', async () => {
    const { pauses, pause } = heldPauses();
    const renewals = new Renewals(pause);
    const second = vi.fn(() => Promise.resolve());
    const slow = async () => {
      const end = performance.now() + 5;
      while (performance.now() < end) await nextTurn();
    };
    renewals.add('/a', { isWanted: wanted, renew: slow });
    renewals.add('/b', { isWanted: wanted, renew: second });
    await vi.waitFor(() => expect(pauses.map(({ ms }) => ms < 5000)).toEqual([true]), 60_000);
    expect(pauses[0]?.ms).toBeGreaterThanOrEqual(10);
    expect(second).not.toHaveBeenCalled();
    pauses[0]?.end();
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1), 60_000);
  });

  it('a page that never comes blocks no other for ever', async () => {
    const { pauses, pause } = heldPauses();
    const renewals = new Renewals(pause);
    const second = vi.fn(() => Promise.resolve());
    renewals.add('/never', { isWanted: wanted, renew: () => new Promise(() => {}) });
    renewals.add('/b', { isWanted: wanted, renew: second });
    await vi.waitFor(() => {
      for (const { end } of pauses) end();
      expect(second).toHaveBeenCalledTimes(1);
    }, 60_000);
  });

  it('nothing is begun once the shop closes', async () => {
    const { pauses, pause } = heldPauses();
    const renewals = new Renewals(pause);
    const second = vi.fn(() => Promise.resolve());
    renewals.add('/a', { isWanted: wanted, renew: () => Promise.resolve() });
    renewals.add('/b', { isWanted: wanted, renew: second });
    await vi.waitFor(() => expect(pauses.map(({ ms }) => ms < 5000)).toEqual([true]), 60_000);
    renewals.close();
    pauses[0]?.end();
    await nextTurn();
    expect(second).not.toHaveBeenCalled();
  });

  it('a page waits once, and one that is gone meanwhile is not made', async () => {
    const renewals = new Renewals(withoutRest);
    const renew = vi.fn(async () => {
      await nextTurn();
    });
    const last = vi.fn(() => Promise.resolve());
    renewals.add('/a', { isWanted: wanted, renew });
    renewals.add('/a', { isWanted: wanted, renew });
    renewals.add('/gone', { isWanted: () => false, renew });
    renewals.add('/last', { isWanted: wanted, renew: last });
    await vi.waitFor(() => expect(last).toHaveBeenCalledTimes(1), 60_000);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('goes on with pages that come after all were made', async () => {
    const renewals = new Renewals(withoutRest);
    const renew = vi.fn(() => Promise.resolve());
    renewals.add('/a', { isWanted: wanted, renew });
    await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(1), 60_000);
    await nextTurn();
    renewals.add('/b', { isWanted: wanted, renew });
    await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(2), 60_000);
  });
});
