import { expect, it } from 'vitest';
import { summariseRatings } from './opinion-view.ts';

it('counts ratings and gives their average to one decimal', () => {
  expect(summariseRatings([])).toEqual({ count: 0, average: 0, counts: [0, 0, 0, 0, 0] });
  const rows = [
    { rating: 5, count: 2 },
    { rating: 4, count: 1 },
  ];
  expect(summariseRatings(rows)).toEqual({ count: 3, average: 4.7, counts: [0, 0, 0, 1, 2] });
});
