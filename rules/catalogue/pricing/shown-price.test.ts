import { expect, it } from 'vitest';
import { pointsForPieces, shownPrice, showsPrice } from './shown-price.ts';

it.each([
  [{ phonePrice: false, gratis: false }, 2460],
  [{ phonePrice: true, gratis: false }, 0],
  [{ phonePrice: false, gratis: true }, 0],
  [{ phonePrice: true, gratis: true }, 0],
])('S3.13 S3.14 a size with %j tells %i', (manner, shown) => {
  expect(shownPrice({ ...manner, price: 2460 })).toBe(shown);
  expect(showsPrice(manner)).toBe(shown > 0);
});

const whole = { own: 40_900, chosen: 40_900 };

it.each([
  [12, 1, whole, 12],
  [12, 5, whole, 60],
  [3, 0.1, whole, 0],
  [3, 1.3, whole, 4],
  [0, 7, whole, 0],
  // Without a part, with an engraving, for nothing.
  [40, 1, { own: 40_900, chosen: 27_925 }, 27],
  [40, 2, { own: 40_900, chosen: 27_925 }, 55],
  [5, 1, { own: 5_900, chosen: 9_500 }, 8],
  [5, 1, { own: 0, chosen: 0 }, 5],
])('S3.29 %d points a piece, %d pieces at %j: %d points', (each, pieces, price, points) => {
  expect(pointsForPieces(each, pieces, price)).toBe(points);
});
