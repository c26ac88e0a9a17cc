import { expect, it } from 'vitest';
import { showsBackToTop } from './back-to-top.ts';

it.each([
  [0, 800, false],
  [1600, 800, false],
  [1601, 800, true],
  [5000, 0, false],
])('S9.31 scrolled %i px in a window %i px high: %s', (scrolled, height, expected) => {
  expect(showsBackToTop(scrolled, height)).toBe(expected);
});
