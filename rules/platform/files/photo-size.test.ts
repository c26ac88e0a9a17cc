import { expect, it } from 'vitest';
import { fitsPhotoSize } from './photo-size.ts';

it.each([
  [2048, 1536, true],
  [2049, 1536, false],
  [2048, 1537, false],
  [1, 1, true],
])('S9.29 a photo of %i x %i px fits: %s', (width, height, fits) => {
  expect(fitsPhotoSize({ width, height })).toBe(fits);
});
