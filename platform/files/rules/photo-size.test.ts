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

describe('the head of a JPEG', () => {
  const frame = (marker: number, height: number, width: number) => [
    ...[0xff, marker, 0, 17, 8],
    ...[height >> 8, height & 255, width >> 8, width & 255, 3],
  ];
  const tables = [0xff, 0xdb, 0, 4, 1, 2];
  const size = (...bytes: number[]) => parseJpegSize(Uint8Array.from(bytes));

  it.each([0xc0, 0xc1, 0xc3, 0xc5, 0xcb, 0xcd, 0xcf])('states the size with the mark %i', (marker) => {
    expect(size(0xff, 0xd8, ...frame(marker, 300, 400))).toEqual({ width: 400, height: 300 });
  });

  it.each([0xc4, 0xc8, 0xcc, 0xbf, 0xd0])('does not with the mark %i', (marker) => {
    expect(size(0xff, 0xd8, ...frame(marker, 300, 400))).toBeNull();
  });

  it('is read over tables and over bytes that fill', () => {
    expect(size(0xff, 0xd8, ...tables, 0xff, 0xff, ...frame(0xc0, 300, 400))).toEqual({ width: 400, height: 300 });
  });

  it.each([
    ['no width', [0xff, 0xd8, ...frame(0xc0, 300, 0)]],
    ['no height', [0xff, 0xd8, ...frame(0xc0, 0, 400)]],
    ['another beginning', [0x00, 0xd8, ...frame(0xc0, 300, 400)]],
    ['something else between', [0xff, 0xd8, 0, 0, ...frame(0xc0, 300, 400)]],
    ['no mark before the frame', [0xff, 0xd8, 0, ...frame(0xc0, 300, 400).slice(1)]],
    ['an end before its size', [0xff, 0xd8, ...frame(0xc0, 300, 400).slice(0, 8)]],
  ])('with %s is none', (_, bytes) => {
    expect(size(...bytes)).toBeNull();
  });
});
