import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeQuantity, keepsNothing, quantityOf } from './claim.ts';

it('of a line that is not among the pieces there is nothing', () => {
  const pieces = [
    { lineId: 1, quantity: 2 },
    { lineId: 3, quantity: 0.5 },
  ];
  expect([1, 2, 3].map((lineId) => quantityOf(pieces, lineId))).toEqual([2, 0, 0.5]);
});

describe('freeQuantity', () => {
  it.each([
    [3, 0, 3],
    [3, 1, 2],
    [3, 3, 0],
    [0.3, 0.1, 0.2],
    [1.1, 1.2, 0],
  ])('of %s bought with %s claimed %s are free', (bought, claimed, free) => {
    expect(freeQuantity(bought, claimed)).toBe(free);
  });

  it('what is claimed and what is free add up to what was bought', () => {
    const thousandths = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(thousandths, thousandths, (bought, part) => {
        const claimed = Math.min(bought, part);
        const free = freeQuantity(bought / 1000, claimed / 1000);
        expect(Math.round(free * 1000) + claimed).toBe(bought);
      }),
    );
  });
});

const line = (bought: number, givenUp: number, gift = false) => ({ bought, givenUp, gift });

it.each([
  ['all is kept', [line(2, 0)], false],
  ['a piece is kept', [line(2, 1), line(1, 1)], false],
  ['a gram is kept', [line(0.3, 0.299)], false],
  ['all is given up', [line(2, 2), line(1, 1)], true],
  ['all is given up in parts', [line(0.3, 0.1 + 0.2)], true],
  ['only the gift is kept', [line(2, 2), line(1, 0, true)], true],
  ['only the gift is given up', [line(2, 0), line(1, 1, true)], false],
  ['there is nothing', [], false],
] as const)('%s', (_, lines, nothing) => {
  expect(keepsNothing(lines)).toBe(nothing);
});
