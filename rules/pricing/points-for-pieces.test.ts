import { expect, it } from 'vitest';
import { pointsForPieces } from './points-for-pieces.ts';

it.each([
  [12, 1, 12],
  [12, 5, 60],
  [3, 0.1, 0],
  [3, 1.3, 4],
  [0, 7, 0],
])('S3.29 %d points a piece, %d pieces: %d points', (each, pieces, points) => {
  expect(pointsForPieces(each, pieces)).toBe(points);
});
