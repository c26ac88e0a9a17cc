import { expect, it } from 'vitest';
import { ratio, seconds } from './report-touch.ts';
import { median } from './touch-figures.ts';

it.each([
  { values: [3], middle: 3 },
  { values: [9, 1, 4], middle: 4 },
  { values: [1, 2, 10, 3], middle: 2.5 },
  { values: [0.2, Number.POSITIVE_INFINITY, 0.4], middle: 0.4 },
])('$middle lies in the middle of $values', ({ values, middle }) => {
  expect(median(values)).toBe(middle);
});

it('a press that was mostly not answered is told as such and has no figure', () => {
  const never = median([1200, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  expect(seconds(never)).toBe('none in 15 s');
  expect(ratio(never, 110)).toBe('∞');
  expect(seconds(1234)).toBe('1.23 s');
  expect(ratio(330, 110)).toBe('3.0×');
});
