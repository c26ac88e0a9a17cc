import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readOrderNumber } from '../orders/order-number.ts';
import { complaintNumber, readComplaintNumber } from './complaint-number.ts';

it('no two complaints share a number, and none is read as an order', () => {
  const id = fc.integer({ min: 1, max: 2_147_483_647 });
  fc.assert(
    fc.property(id, id, (one, other) => {
      expect(complaintNumber(one) === complaintNumber(other)).toBe(one === other);
      expect(readComplaintNumber(complaintNumber(one))).toBe(complaintNumber(one));
      expect(readOrderNumber(complaintNumber(one))).toBeNull();
    }),
  );
});

it.each([
  [' r586119 ', 'R586119'],
  ['R 586-119', 'R586119'],
  ['#R586119', 'R586119'],
  ['58611953', null],
  ['R12', null],
  ['R586119x', null],
  ['', null],
])('%j is read as %s', (typed, number) => {
  expect(readComplaintNumber(typed)).toBe(number);
});
