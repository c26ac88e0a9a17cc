import { expect, it } from 'vitest';
import { parseZloty } from './parse-zloty.ts';

it.each([
  ['49,90', 4990],
  ['1 234,5', 123_450],
  ['0.07 zł', 7],
  ['12', 1200],
])('%s is %i grosze', (typed, grosze) => expect(parseZloty(typed)).toBe(grosze));

it.each(['', '-5', '1,234', 'zł', '1e3', '12,', '10000000,01'])('%j is no amount', (typed) => {
  expect(parseZloty(typed)).toBeNull();
});
