import { expect, it } from 'vitest';
import { scrollFix, scrollFixInterval } from './scroll-fix.ts';

it('S9.63 the scroll position is checked every 30 ms', () => {
  expect(scrollFixInterval).toBe(30);
});

it.each([
  [0, 0, 'free'],
  [1, 0, 'fixed'],
  [48, 48, 'free'],
  [49, 48, 'fixed'],
  // iOS reports negative positions while the page bounces.
  [-20, 0, 'free'],
] as const)('scrolled %i px past an element at %i px: %s', (scrolled, top, expected) => {
  expect(scrollFix(scrolled, top)).toBe(expected);
});
