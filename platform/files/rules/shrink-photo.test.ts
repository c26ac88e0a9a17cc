import { expect, it } from 'vitest';
import { fitsPhotoSize, LARGEST_PHOTO } from './photo-size.ts';
import { fitPhoto, limitEachFile, toJpegName } from './shrink-photo.ts';

it.each([
  ['a photo of a phone', [4000, 3000], [2048, 1536]],
  ['one held upright', [3000, 4000], [1152, 1536]],
  ['a wide one', [4000, 2250], [2048, 1152]],
  ['a panorama', [12_000, 1000], [2048, 171]],
  ['one pixel too wide', [2049, 1536], [2048, 1535]],
  ['one pixel too high', [2048, 1537], [2047, 1536]],
  ['one that just fits', [2048, 1536], [2048, 1536]],
  ['a small one, which does not grow', [800, 600], [800, 600]],
  ['a line, which does not vanish', [9000, 1], [2048, 1]],
])('%s of %j px becomes %j px', (_, [width = 0, height = 0], expectedSize) => {
  const size = fitPhoto({ width, height }, LARGEST_PHOTO);
  expect([size.width, size.height]).toEqual(expectedSize);
  expect(fitsPhotoSize(size)).toBe(true);
});

it.each([
  ['one file', [8], 5],
  ['two that fit together once each is small enough', [8, 8], 5],
  ['a large one among small ones', [8, 1, 1], 5],
  ['three that are too much together', [4, 4, 4], 3],
  ['five that are too much together', [8, 8, 8, 8, 8], 2],
])('of %s (%j bytes) each may have %i, where 5 are allowed and 10 together', (_, sizes, each) => {
  const files = sizes.map((size) => ({ size }));
  expect(limitEachFile(files, { maxBytes: 5, allBytes: 10 })).toBe(each);
  expect(limitEachFile(files, { maxBytes: 5 })).toBe(5);
});

it.each([
  ['IMG_2041.jpg', 'IMG_2041.jpg'],
  ['IMG_2041.JPEG', 'IMG_2041.JPEG'],
  ['paragon.png', 'paragon.jpg'],
  ['paragon z 3.11.WebP', 'paragon z 3.11.jpg'],
  ['paragon', 'paragon.jpg'],
])('%s is called %s once it is a JPEG', (name, jpeg) => {
  expect(toJpegName(name)).toBe(jpeg);
});
