import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { desktopClasses, handheldClasses, type ViewportClass, viewportClass } from './viewport-class.ts';

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
    expect(viewportClass(width)).toBe(expected);
  });

  it('S9.06 no width gives a number outside 1 to 4', () => {
    fc.assert(fc.property(fc.double(), (width) => [1, 2, 3, 4].includes(viewportClass(width))));
  });

  it('S9.07 desktop behaviours apply to classes 3 and 4 only', () => {
    expect(desktopClasses).toEqual([3, 4]);
    expect(handheldClasses).toEqual([1, 2]);
  });
});
