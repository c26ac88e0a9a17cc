import { describe, expect, it } from 'vitest';
import { paidByPoints, pointsFor } from './pay-with-points.ts';

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
