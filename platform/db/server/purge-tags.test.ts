import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { announcePurges, type Purge } from './purge-tags.ts';

const purge = (id: number): Purge => ({ id, transaction: id, tags: [`product:${id}`] });

/** A pool that answers on demand, and the announcements it received. */
function slowPool() {
  const announced: number[][] = [];
  const answers: ((error?: Error) => void)[] = [];
  const query = vi.fn().mockImplementation(({ values: [, notices] }: { values: [string, string[]] }) => {
    announced.push(notices.map((notice) => JSON.parse(notice).id));
    return new Promise<void>((resolve, reject) => {
      answers.push((error) => (error ? reject(error) : resolve()));
    });
  });
  const pool: Partial<pg.Pool> = { query };
  return { pool: pool as pg.Pool, announced, answer: (error?: Error) => answers.shift()?.(error) };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

it('purges that come while others are announced share the next announcement, and resolve when it is made', async () => {
  const { pool, announced, answer } = slowPool();
  const first = announcePurges({ pool }, [purge(1)]);
  await soon();
  const others = [announcePurges({ pool }, [purge(2), purge(3)]), announcePurges({ pool }, [purge(4)])];
  await soon();
  expect(announced).toEqual([[1]]);
  answer();
  await first;
  await soon();
  expect(announced).toEqual([[1], [2, 3, 4]]);
  answer();
  await Promise.all(others);
});

it('a failed announcement rejects for its own purges, and the next is made', async () => {
  const { pool, announced, answer } = slowPool();
  const first = announcePurges({ pool }, [purge(1)]).catch((error: Error) => error.message);
  await soon();
  const second = announcePurges({ pool }, [purge(2)]);
  answer(new Error('gone'));
  expect(await first).toBe('gone');
  await soon();
  expect(announced).toEqual([[1], [2]]);
  answer();
  await second;
});
