import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readInWorker, WorkerExhausted } from './index.ts';

const MODULE = '#platform/worker-threads/testing/numbers.ts';
const ENOUGH_MS = 600_000;

const read = async (input: object, ms = ENOUGH_MS) => {
  const numbers: number[] = [];
  for await (const number of readInWorker<number>(MODULE, input, ms)) numbers.push(number);
  return numbers;
};

describe('a worker thread', () => {
  it('gives the items of its module in their order', async () => {
    expect(await read({ to: 5 })).toEqual([1, 2, 3, 4, 5]);
  });

  it('is ended when its time is up, and the event loop runs meanwhile', async () => {
    let isOver = false;
    const reading = read({ to: 5, stuckAt: 3 }, 1500).catch((error: unknown) => error);
    const over = reading.then(() => {
      isOver = true;
    });
    let turns = 0;
    for (; !isOver; turns += 1) await setImmediate();
    await over;
    expect(await reading).toBeInstanceOf(WorkerExhausted);
    expect(turns).toBeGreaterThan(10);
  });

  it('passes on an error of its module', async () => {
    await expect(read({ to: 5, failsAt: 2 })).rejects.toThrow('no such number');
  });

  it('ends with the reader that stops early', async () => {
    const items = readInWorker<number>(MODULE, { to: 5, stuckAt: 2 }, ENOUGH_MS);
    expect((await items.next()).value).toBe(1);
    expect((await items.return(undefined)).done).toBe(true);
  });
});
