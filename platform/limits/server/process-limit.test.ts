import { expect, it } from 'vitest';
import { processLimit } from './process-limit.ts';

const at = (second: number) => new Date(second * 1000);

it('allows so many of one key in a time, and begins anew after it', () => {
  const allows = processLimit({ limit: 2, seconds: 60, keys: 10 });
  expect([1, 2, 3].map((second) => allows('a', at(second)))).toEqual([true, true, false]);
  expect(allows('b', at(4))).toBe(true);
  expect(allows('a', at(61))).toBe(true);
});

it('remembers a limited number of keys: changing addresses does not fill the memory', () => {
  const allows = processLimit({ limit: 5, seconds: 60, keys: 2 });
  expect(['a', 'b', 'c', 'a'].map((key) => allows(key, at(1)))).toEqual([true, true, false, true]);
  expect(allows('c', at(62))).toBe(true);
});
