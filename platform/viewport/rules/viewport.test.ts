import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  desktopClasses,
  handheldClasses,
  scrollFix,
  scrollFixInterval,
  showsBackToTop,
  type ViewportClass,
  viewportClass,
  viewportMeta,
} from './viewport.ts';

/** The queries that hold in a window of so many pixels, with text of a size. */
const opened =
  (width: number, textSize = 16) =>
  (query: string) =>
    width >= Number(/^\(min-width: (.+)rem\)$/.exec(query)?.[1]) * textSize;

describe('viewport class', () => {
  it.each<[width: number, expected: ViewportClass]>([
    [0, 1],
    [390, 1],
    [756, 1],
    [757, 2],
    [978, 2],
    [979, 3],
    [1199, 3],
    [1200, 4],
    [3840, 4],
  ])('S1.14 a window %i px wide is class %i', (width, expected) => {
    expect(viewportClass(opened(width))).toBe(expected);
  });

  it.each<[textSize: number, expected: ViewportClass]>([
    [16, 4],
    [20, 3],
    [24, 2],
    [32, 1],
  ])('X.12 with text of %i px a window of 1280 px has the class %i', (textSize, expected) => {
    expect(viewportClass(opened(1280, textSize))).toBe(expected);
  });

  it('S9.06 no width gives a number outside 1 to 4', () => {
    fc.assert(fc.property(fc.double(), (width) => [1, 2, 3, 4].includes(viewportClass(opened(width)))));
  });

  it('S9.07 desktop behaviours apply to classes 3 and 4 only', () => {
    expect(desktopClasses).toEqual([3, 4]);
    expect(handheldClasses).toEqual([1, 2]);
  });
});

describe('layout switch', () => {
  it('S2.78 the desktop layout is 1024 px wide, the responsive one as wide as the device', () => {
    expect(viewportMeta('desktop')).toBe('width=1024');
    expect(viewportMeta('responsive')).toContain('width=device-width');
  });
});

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

it.each([
  [0, 800, false],
  [1600, 800, false],
  [1601, 800, true],
  [5000, 0, false],
])('S9.31 scrolled %i px in a window %i px high: %s', (scrolled, height, expected) => {
  expect(showsBackToTop(scrolled, height)).toBe(expected);
});
