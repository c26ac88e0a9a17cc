import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divideRounded } from './divide-rounded.ts';

it.each([
  [1, 2, 1],
  [-1, 2, -1],
  [-1, 4, 0],
  [5, 4, 1],
  [7, 4, 2],
])('%i / %i rounds to %i', (dividend, divisor, result) => {
  expect(divideRounded(dividend, divisor)).toBe(result);
});

it('agrees with exact arithmetic', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), fc.integer({ min: 1, max: 2000 }), (dividend, divisor) => {
      const exact = (2n * BigInt(dividend) + BigInt(divisor)) / (2n * BigInt(divisor));
      expect(divideRounded(dividend, divisor)).toBe(Number(exact));
    }),
  );
});
