import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePhoto, shadowTone, softenShadow } from './encode-photo.ts';

const size = { width: 200, height: 100 };
const objectTone = [220, 90, 40];

/** An object on the left half, and beside it a brown shadow that falls off in five steps. */
function stepped(): Promise<Buffer> {
  const { width, height } = size;
  const data = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const alpha = x < 80 ? 255 : Math.max(0, 150 - 30 * Math.floor((x - 80) / 15));
    data.set(x < 80 ? [...objectTone, alpha] : [44, 31, 20, alpha], 4 * i);
  }
  return sharp(data, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer();
}

async function middleRow(picture: Buffer): Promise<number[][]> {
  const row = await sharp(picture)
    .extract({ left: 0, top: size.height / 2, width: size.width, height: 1 })
    .raw()
    .toBuffer();
  return Array.from({ length: size.width }, (_, x) => [...row.subarray(4 * x, 4 * x + 4)]);
}

const steepest = (alphas: readonly number[]) =>
  Math.max(...alphas.slice(1).map((alpha, i) => Math.abs(alpha - (alphas[i] ?? 0))));

it('softens the steps of a shadow, makes it nearly black and leaves the object as it was', async () => {
  const row = await middleRow(await softenShadow(await stepped()));
  expect(row.slice(0, 80)).toEqual(Array.from({ length: 80 }, () => [...objectTone, 255]));
  expect(steepest(row.slice(84).map((pixel) => pixel[3] ?? 0))).toBeLessThanOrEqual(5);
  expect(row[110]?.slice(0, 3)).toEqual([shadowTone.r, shadowTone.g, shadowTone.b]);
});

it('does not let the object bleed into its shadow', async () => {
  const row = await middleRow(await softenShadow(await stepped()));
  expect(row[80]?.[3]).toBeLessThanOrEqual(150);
  expect(row[84]?.[3]).toBeLessThanOrEqual(150);
});

it('keeps the levels of a soft shadow when it is compressed', async () => {
  const encoded = await encodePhoto(await stepped(), 'przod');
  const alphas = await sharp(encoded).extractChannel('alpha').raw().toBuffer();
  expect(new Set(alphas).size).toBeGreaterThan(30);
});
