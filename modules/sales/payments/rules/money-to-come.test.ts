import { describe, expect, it } from 'vitest';
import { moneyToCome, paidByPoints, payBackByHand, pointsFor } from './money-to-come.ts';

const owing = { prepaid: true, left: 4990, state: 'new' } as const;

it.each([
  [{}, 4990],
  [{ left: 0 }, null],
  [{ prepaid: false }, null],
  [{ state: 'cancelled' as const }, null],
])('O.18 money a transfer may bring with %j: %s', (change, amount) => {
  expect(moneyToCome({ ...owing, ...change })).toBe(amount);
});

it.each([
  [5000, 2000, 3000],
  [2000, 5000, 0],
])(
  'O.18 of %s to be given back, with %s the provider gives back, %s is paid by hand',
  (payBack, refundable, byHand) => {
    expect(payBackByHand(payBack, refundable)).toBe(byHand);
  },
);

describe('points as money', () => {
  it.each([
    [1000, 5, 200],
    [1001, 5, 201],
    [0, 5, 0],
    [-5, 5, 0],
  ])('%d grosze at %d need %d', (amount, worth, points) => {
    expect(pointsFor(amount, worth)).toBe(points);
  });
  it.each([
    [100, 1000, 500],
    [300, 1000, 1000],
    [-3, 1000, 0],
  ])('%d points pay of %d exactly %d', (points, amount, paid) => {
    expect(paidByPoints(points, amount, 5)).toBe(paid);
  });
});
