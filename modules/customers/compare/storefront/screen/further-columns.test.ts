import { expect, it } from 'vitest';
import { columnWidth, hiddenWhenAllFit } from './further-columns.tsx';

/** How many columns fill the frame from a breakpoint on; next to the names of the rows where they have a column. */
function columnsAt(prefix: string, width: string): number {
  const written = width.split(' ').find((part) => part.startsWith(`${prefix}w-[`)) ?? '';
  const share = /^\S*w-\[(?:calc\(\(?100cqi(?:-11rem\))?\/(\d)\)|(\d+)cqi)\]$/.exec(written);
  return share?.[1] ? Number(share[1]) : 100 / Number(share?.[2]);
}

it('S9.57 three, four, four and five columns fill the view by class', () => {
  const width = columnWidth(6);
  expect(['', 'md:', 'lg:', 'xl:'].map((prefix) => columnsAt(prefix, width))).toEqual([3, 4, 4, 5]);
});

it('three products fill every view', () => {
  const width = columnWidth(3);
  expect(['', 'md:', 'lg:'].map((prefix) => columnsAt(prefix, width))).toEqual([3, 3, 3]);
  expect(width).not.toContain('xl:');
});

it('two products fill a phone', () => {
  expect(columnsAt('', columnWidth(2))).toBe(2);
});

it.each([
  [3, 'hidden'],
  [4, 'md:hidden'],
  [5, 'xl:hidden'],
  [6, ''],
])('%i products fit from where it is %s on', (count, hidden) => {
  expect(hiddenWhenAllFit(count)).toBe(hidden);
});
