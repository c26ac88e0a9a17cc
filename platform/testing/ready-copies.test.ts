import { expect, it } from 'vitest';
import { ReadyCopies } from './ready-copies.ts';

/** A server that only shows what was asked of it. */
function openCopies() {
  const calls: string[] = [];
  let made = 0;
  const copies = new ReadyCopies({
    copy: async (kind) => {
      made += 1;
      calls.push(`copy ${kind} ${made}`);
      return `${kind}-${made}`;
    },
    drop: async (url) => void calls.push(`drop ${url}`),
    stop: async () => void calls.push('stop'),
  });
  return { copies, calls };
}

it('gives a single caller a copy, and makes none in advance', async () => {
  const { copies, calls } = openCopies();
  expect(await copies.take('demo')).toBe('demo-1');
  expect(await copies.take('empty')).toBe('empty-2');
  copies.drop('demo-1');
  await copies.stop();
  expect(calls).toEqual(['copy demo 1', 'copy empty 2', 'drop demo-1', 'stop']);
});

it('from the second on the next copy is ready; each is taken once, and the last is dropped in the end', async () => {
  const { copies, calls } = openCopies();
  const taken = [await copies.take('demo'), await copies.take('demo'), await copies.take('demo')];
  expect(taken).toEqual(['demo-1', 'demo-2', 'demo-3']);
  expect(calls).toEqual(['copy demo 1', 'copy demo 2', 'copy demo 3', 'copy demo 4']);
  await copies.stop();
  expect(calls.slice(4)).toEqual(['drop demo-4', 'stop']);
});

it('rejects for the caller when a copy cannot be made, and so for the next', async () => {
  const copies = new ReadyCopies({
    copy: () => Promise.reject(new Error('no room')),
    drop: () => Promise.reject(new Error('gone')),
    stop: async () => {},
  });
  await expect(copies.take('demo')).rejects.toThrow('no room');
  await expect(copies.take('demo')).rejects.toThrow('no room');
  await expect(copies.take('demo')).rejects.toThrow('no room');
  copies.drop('demo-1');
  await copies.stop();
});
