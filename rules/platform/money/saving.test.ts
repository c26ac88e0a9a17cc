import { expect, it } from 'vitest';
import { describeSaving } from './saving.ts';

it.each([
  [2990, 2460, { amount: 530, percent: 18 }],
  [1000, 667, { amount: 333, percent: 33 }],
  [1000, 1, { amount: 999, percent: 99 }],
  [1000, 0, { amount: 1000, percent: 100 }],
])('from %i to %i saves %o', (former, now, saving) => {
  expect(describeSaving(former, now)).toEqual(saving);
});

it.each([
  [1000, 1000],
  [1000, 1200],
  [0, 0],
])('from %i to %i saves nothing', (former, now) => {
  expect(describeSaving(former, now)).toBeNull();
});
