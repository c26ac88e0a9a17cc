import { expect, it } from 'vitest';
import { instalmentRefusal } from './instalment-limits.ts';

it.each([
  [0, 'below_minimum'],
  [299_99, 'below_minimum'],
  [300_00, null],
  [20_000_00, null],
  [20_000_01, 'above_maximum'],
])('of a system for 300 to 20 000 zł the amount %i is refused as %s', (amount, refusal) => {
  expect(instalmentRefusal(amount, { min: 300_00, max: 20_000_00 })).toBe(refusal);
});
