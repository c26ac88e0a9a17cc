import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fitsPhotoSize, parseJpegSize } from './photo-size.ts';

it.each([
  [2048, 1536, true],
  [2049, 1536, false],
  [2048, 1537, false],
  [1, 1, true],
])('S9.29 a photo of %i x %i px fits: %s', (width, height, fits) => {
  expect(fitsPhotoSize({ width, height })).toBe(fits);
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#386641' } });

describe('the size of a JPEG', () => {
  it.each([
    [2048, 1536],
    [2049, 1536],
    [1, 1],
  ])('is read from its head: %i x %i', async (width, height) => {
    expect(parseJpegSize(await picture(width, height).jpeg().toBuffer())).toEqual({ width, height });
    expect(parseJpegSize(await picture(width, height).jpeg({ progressive: true }).toBuffer())).toEqual({
      width,
      height,
    });
  });

  it('is found behind the data of a camera', async () => {
    const photo = await picture(40, 30)
      .withExif({ IFD0: { Make: 'Aparat' } })
      .jpeg()
      .toBuffer();
    expect(parseJpegSize(photo)).toEqual({ width: 40, height: 30 });
  });

  it.each([
    ['another picture', picture(8, 8).png()],
    ['another modern one', picture(8, 8).webp()],
  ])('of %s is none', async (_, made) => {
    expect(parseJpegSize(await made.toBuffer())).toBeNull();
  });

  it('of a broken or empty file is none', async () => {
    const photo = await picture(8, 8).jpeg().toBuffer();
    for (const broken of [photo.subarray(0, 6), new Uint8Array(), new Uint8Array(5000).fill(0xff)]) {
      expect(parseJpegSize(broken)).toBeNull();
    }
  });
});
