import { expect, it } from 'vitest';
import { plural } from './plural.ts';

const forms = { one: 'sztuka', few: 'sztuki', many: 'sztuk' };

it.each([
  [0, 'sztuk'],
  [1, 'sztuka'],
  [2, 'sztuki'],
  [4, 'sztuki'],
  [5, 'sztuk'],
  [11, 'sztuk'],
  [12, 'sztuk'],
  [14, 'sztuk'],
  [21, 'sztuk'],
  [22, 'sztuki'],
  [112, 'sztuk'],
  [1024, 'sztuki'],
  [1_000_000, 'sztuk'],
  [1_000_002, 'sztuki'],
  [-1, 'sztuka'],
  [-5, 'sztuk'],
  [1.5, 'sztuki'],
  [0.001, 'sztuki'],
])('%d %s', (count, word) => {
  expect(plural(count, forms)).toBe(word);
});

it('takes the form for decimals where it differs', () => {
  const metres = { one: 'metr', few: 'metry', many: 'metrów', fraction: 'metra' };
  expect([1, 2, 5].map((count) => plural(count, metres))).toEqual(['metr', 'metry', 'metrów']);
  expect(plural(2.5, { one: 'metr', few: 'metry', many: 'metrów', fraction: 'metra' })).toBe('metra');
});
