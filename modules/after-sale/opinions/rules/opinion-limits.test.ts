import { expect, it } from 'vitest';
import { isRating, RATINGS } from './opinion-limits.ts';
import { productOpinionsTag, SHOP_OPINIONS_TAG, WALL_TAG } from './opinion-view.ts';

it.each([
  ...RATINGS.map((rating) => [rating, true] as const),
  ...[0, 6, 4.5, -1, Number.NaN].map((rating) => [rating, false] as const),
])('%d is a rating: %s', (rating, right) => {
  expect(isRating(rating)).toBe(right);
});

it('what shows opinions is thrown away apart', () => {
  expect(new Set([WALL_TAG, SHOP_OPINIONS_TAG, productOpinionsTag(7), productOpinionsTag(8), '']).size).toBe(5);
});
