import { expect, it } from 'vitest';
import { code39 } from './code-39.ts';

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-';

it('every character has five bars, three of its nine elements are wide, and no two look alike', () => {
  const barcodes = Array.from(CHARACTERS, (character) => code39(character));
  const edges = 2 * 16;
  for (const { bars, width } of barcodes) {
    expect(bars).toHaveLength(15);
    // Six narrow and three wide of three, between two edges of 15 and their gaps.
    expect(width).toBe(edges - 1 + 16);
  }
  expect(new Set(barcodes.map(({ bars }) => JSON.stringify(bars))).size).toBe(CHARACTERS.length);
});

it('begins and ends with the same mark', () => {
  const { bars } = code39('A');
  const shape = (some: typeof bars) => some.map(({ width }) => width);
  expect(shape(bars.slice(0, 5))).toEqual([1, 1, 3, 3, 1]);
  expect(shape(bars.slice(-5))).toEqual([1, 1, 3, 3, 1]);
  expect(shape(bars.slice(5, 10))).toEqual([3, 1, 1, 1, 3]);
});
