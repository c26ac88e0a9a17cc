import { expect, it } from 'vitest';
import { compareSizes } from './compare-sizes.ts';

it('sizes stand from small to large', () => {
  const sorted = ['42', 'XL', '9,5', 'S', 'dziecięcy', 'M', '120 cm', 'XXL', '38'].sort(compareSizes);
  expect(sorted).toEqual(['S', 'M', 'XL', 'XXL', '9,5', '38', '42', '120 cm', 'dziecięcy']);
});
