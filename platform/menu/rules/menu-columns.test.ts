import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuLimits, packColumns, submenuHeight } from './menu-columns.ts';
import { splitEntries } from './menu-entries.ts';

const same = (height: number) => height;

describe('menu columns', () => {
  it('spreads evenly: five submenus take five columns, more share them', () => {
    expect(packColumns([160, 90, 90, 70, 20], same)).toHaveLength(5);
    expect(
      packColumns(
        Array.from({ length: 10 }, () => 100),
        same,
      ).map((column) => column.length),
    ).toEqual([2, 2, 2, 2, 2]);
  });

  it('S9.58 a submenu of ten entries and show-more fits one column', () => {
    expect(submenuHeight(10)).toBeLessThanOrEqual(320);
    expect(submenuHeight(500)).toBeLessThanOrEqual(320);
    expect([0, 1, 10, 11, 500].map(submenuHeight)).toEqual([48, 72, 288, 312, 312]);
  });

  it('S9.60 a large menu fills at most five columns', () => {
    expect(
      packColumns(
        Array.from({ length: 40 }, () => 200),
        same,
      ),
    ).toHaveLength(5);
  });

  it('S9.60 no menu has more than five columns, and none loses an entry or its order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 60 }), (heights) => {
        const columns = packColumns(heights, same);
        expect(columns.length).toBeLessThanOrEqual(menuLimits.columns);
        expect(columns.flat()).toEqual(heights);
      }),
    );
  });

  it('a column is filled to the height of the highest submenu, and then a row at a time', () => {
    expect(packColumns([50, 50, 100, 100, 100, 100], same)).toEqual([[50, 50], [100], [100], [100], [100]]);
    expect(packColumns([100, 100, 100, 100, 100, 20], same)).toEqual([[100], [100], [100], [100], [100, 20]]);
  });

  it('an empty menu has no column', () => {
    expect(packColumns([], same)).toEqual([]);
  });
});

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
