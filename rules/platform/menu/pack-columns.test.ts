import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuLimits } from './menu-limits.ts';
import { packColumns, submenuHeight } from './pack-columns.ts';

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

  it('an empty menu has no column', () => {
    expect(packColumns([], same)).toEqual([]);
  });
});
