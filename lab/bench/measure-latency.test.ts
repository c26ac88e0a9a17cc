import { expect, it } from 'vitest';
import { percentile } from './measure-latency.ts';

it('is the nearest rank of the sorted values', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([1, 9], 0.95)).toBe(9);
});

it('refuses an empty measurement instead of calling it fast', () => {
  expect(() => percentile([], 0.5)).toThrow('nothing was measured');
});
