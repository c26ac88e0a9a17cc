import { expect, it } from 'vitest';
import { readComplaintNumber } from './complaint-number.ts';

it.each([
  [' r586119 ', 'R586119'],
  ['R 5861 1942', 'R58611942'],
  ['R 586-119', 'R586119'],
  ['#R586119', 'R586119'],
  ['58611953', null],
  ['R12', null],
  ['R586119x', null],
  ['', null],
])('%j is read as %s', (typed, number) => {
  expect(readComplaintNumber(typed)).toBe(number);
});
