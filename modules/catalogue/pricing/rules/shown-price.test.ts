import { expect, it } from 'vitest';
import { pointsForPieces, pointsOfPiece, shownPrice, showsPrice } from './shown-price.ts';

it.each([
  [{ phonePrice: false, gratis: false }, 2460],
  [{ phonePrice: true, gratis: false }, 0],
  [{ phonePrice: false, gratis: true }, 0],
  [{ phonePrice: true, gratis: true }, 0],
])('S3.13 S3.14 a size with %j shows %i', (manner, shown) => {
  expect(shownPrice({ ...manner, price: 2460 })).toBe(shown);
  expect(showsPrice(manner)).toBe(shown > 0);
});

const allPrices = { own: 40_900, chosen: 40_900 };

it.each([
  [12, 1, allPrices, 12],
  [12, 5, allPrices, 60],
  [3, 0.1, allPrices, 0],
  [3, 1.3, allPrices, 4],
  [0, 7, allPrices, 0],
  // Without a part, with an engraving, for nothing.
  [40, 1, { own: 40_900, chosen: 27_925 }, 27],
  [40, 2, { own: 40_900, chosen: 27_925 }, 55],
  [5, 1, { own: 5_900, chosen: 9_500 }, 8],
  [5, 1, { own: 0, chosen: 0 }, 5],
])('S3.29 %d points a piece, %d pieces at %j: %d points', (each, pieces, price, points) => {
  expect(pointsForPieces({ pointsReceived: each, pointsPerHundred: null }, pieces, price)).toBe(points);
});

it.each([
  // 480.5 m of rope at 3,90 zł, 0.25 kg of beans at 28,00 zł, a product after its price fell from 1 230 to 1 000 zł.
  [10, 480.5, { own: 390, chosen: 390 }, 0, 187],
  [10, 0.25, { own: 2_800, chosen: 2_800 }, 2, 0],
  [10, 1, { own: 100_000, chosen: 100_000 }, 100, 100],
  [10, 3, { own: 990, chosen: 990 }, 0, 2],
  [250, 2, { own: 1_000, chosen: 1_500 }, 25, 75],
  [0, 7, allPrices, 0, 0],
])(
  'S3.29 %d points for 100 zł, %d pieces at %j: %d for one piece, %d for the line',
  (rate, pieces, price, one, line) => {
    const earning = { pointsReceived: 5, pointsPerHundred: rate };
    expect(pointsOfPiece(earning, price.own)).toBe(one);
    expect(pointsForPieces(earning, pieces, price)).toBe(line);
  },
);
