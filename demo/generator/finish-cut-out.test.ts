import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { encodePhoto } from './encode-photo.ts';
import { finishCutOut } from './finish-cut-out.ts';
import { darkest, rawTone, shadowTone } from './tell-shadow.ts';

const size = { width: 200, height: 100 };
const pale = [230, 224, 212];

/** A pale object on the left half with a dark seam around it, and beside it a nearly black shadow that falls off in five steps. */
function stepped(): Promise<Buffer> {
  const { width, height } = size;
  const data = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const shadow = Math.max(0, 150 - 30 * Math.floor((x - 80) / 15));
    if (x < 79) data.set([...pale, 255], 4 * i);
    else if (x < 80) data.set([75, 69, 62, 190], 4 * i);
    else data.set([rawTone.r, rawTone.g, rawTone.b, shadow], 4 * i);
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

let finished: Buffer;
let row: number[][];
beforeAll(async () => {
  finished = await finishCutOut(await stepped());
  row = await middleRow(finished);
});

it('makes a shadow warm and light, without steps, and leaves the inside of the object as it was', () => {
  const alphas = row.slice(83).map((pixel) => pixel[3] ?? 0);
  expect(row.slice(4, 76)).toEqual(Array.from({ length: 72 }, () => [...pale, 255]));
  expect(Math.max(...alphas)).toBeLessThanOrEqual(Math.round(255 * darkest));
  expect(Math.max(...alphas)).toBeGreaterThan(40);
  expect(steepest(alphas)).toBeLessThanOrEqual(6);
  expect(row[110]?.slice(0, 3)).toEqual([shadowTone.r, shadowTone.g, shadowTone.b]);
});

it('takes the dark seam off the edge of a pale object and feathers it', () => {
  const covered = row.filter((pixel) => (pixel[3] ?? 0) > 230);
  expect(Math.min(...covered.map((pixel) => pixel[0] ?? 0))).toBeGreaterThan(200);
  const edge = row.slice(76, 84).map((pixel) => pixel[3] ?? 0);
  expect(new Set(edge).size).toBeGreaterThanOrEqual(3);
});

it('leaves a finished cut-out as it is, packed or not', async () => {
  expect(await finishCutOut(finished)).toBe(finished);
  const packed = await encodePhoto(finished, 'przod');
  expect(await finishCutOut(packed)).toBe(packed);
});

it('keeps the levels of a soft shadow when it is packed', async () => {
  const before = await sharp(finished).extractChannel('alpha').raw().toBuffer();
  const after = await sharp(await encodePhoto(finished, 'przod'))
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  expect(new Set(after)).toEqual(new Set(before));
});
