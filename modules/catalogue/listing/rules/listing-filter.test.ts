import { expect, it } from 'vitest';
import { countValues } from './listing-filter.ts';

it('counts products that pass the other filters, independent of the choice in the own one', () => {
  const rows = [
    { value: 'red', missed: 0, count: 3 },
    { value: 'blue', missed: 1, count: 5 },
    { value: 'blue', missed: 2, count: 9 },
  ];
  expect(Object.fromEntries(countValues(rows, () => 1))).toEqual({ red: 3, blue: 5 });
  expect(Object.fromEntries(countValues(rows, () => 0))).toEqual({ red: 3 });
});
