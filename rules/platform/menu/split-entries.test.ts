import { expect, it } from 'vitest';
import { splitEntries } from './split-entries.ts';

it.each([
  [0, 0, 0],
  [10, 10, 0],
  [11, 10, 1],
  [25, 10, 15],
])('S9.61 of %i entries %i are shown and %i wait behind show-more', (all, shown, more) => {
  const entries = Array.from({ length: all }, (_, index) => index);
  const split = splitEntries(entries);
  expect([split.shown.length, split.more.length]).toEqual([shown, more]);
  expect([...split.shown, ...split.more]).toEqual(entries);
});
