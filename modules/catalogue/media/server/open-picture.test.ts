import { expect, it } from 'vitest';
import { WorkQueue } from './open-picture.ts';

it.each([1, 2, 3])(
  'X.44 lets %i run at once, the others in the order they came, also after a failure',
  async (atOnce) => {
    const queue = new WorkQueue(atOnce);
    const began: number[] = [];
    const finish: (() => void)[] = [];
    let running = 0;
    let max = 0;
    const results = Array.from({ length: 7 }, (_, index) =>
      queue.run(async () => {
        began.push(index);
        running += 1;
        max = Math.max(max, running);
        await new Promise<void>((resolve) => finish.push(resolve));
        running -= 1;
        if (index === 0) throw new Error('no picture');
        return index;
      }),
    );
    const settled = Promise.allSettled(results);
    while (finish.length < 7 || running > 0) {
      for (const end of finish.filter((_, index) => index >= finish.length - running)) end();
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', ...Array(6).fill('fulfilled')]);
    expect(began).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(max).toBe(atOnce);
  },
);
