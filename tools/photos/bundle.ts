import sharp from 'sharp';
import { photoSize } from '#shop/demo/photos.ts';

const { width, height } = photoSize;
/** Where the rows of a bundle stand, and how much of the width they may take. */
const rows = { back: 0.71, front: 0.83, most: 0.86, gap: 0.02 };

/** How tall things are in a bundle, as a part of the picture: each beside the others as in life, far smaller ones not quite so. */
const heights: Readonly<Record<string, number>> = {
  namiot: 0.5,
  spiwor: 0.29,
  mata: 0.13,
  czajnik: 0.4,
  miska: 0.17,
  kubek: 0.15,
  koszulka: 0.56,
  'czapka-z-daszkiem': 0.17,
  skarpety: 0.3,
};

interface Part {
  art: string;
  picture: Buffer;
}

interface Scaled {
  input: Buffer;
  /** The object in it, without the shadow around. */
  left: number;
  right: number;
  bottom: number;
}

/** Where in a picture the object itself begins and ends, without its shadow. */
async function solidBox(picture: Buffer) {
  const { data, info } = await sharp(picture).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const box = { left: info.width, right: 0, top: info.height, bottom: 0 };
  for (const [i, alpha] of data.entries()) {
    if (alpha < 225) continue;
    const [x, y] = [i % info.width, Math.floor(i / info.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = y;
  }
  return box;
}

async function scaled({ art, picture }: Part): Promise<Scaled> {
  const box = await solidBox(picture);
  // Never wider than the picture, however flat it is.
  const scale = Math.min(
    ((heights[art] ?? 0.3) * height) / (box.bottom - box.top),
    (rows.most * width) / (box.right - box.left),
  );
  const input = await sharp(picture)
    .resize(Math.round(width * scale), Math.round(height * scale))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left: box.left * scale, right: box.right * scale, bottom: box.bottom * scale };
}

/** Side by side in the middle, or one before the other where there is not room enough. */
function places(row: readonly Scaled[], ground: number) {
  const widths = row.map(({ left, right }) => right - left);
  const sum = widths.reduce((a, b) => a + b, 0);
  const room = rows.most * width;
  const gap = row.length > 1 ? Math.min(rows.gap * width, (room - sum) / (row.length - 1)) : 0;
  let x = (width - sum - gap * (row.length - 1)) / 2;
  return row.map(({ input, left, bottom }, i) => {
    const at = { input, left: Math.round(x - left), top: Math.round(ground * height - bottom) };
    x += (widths[i] ?? 0) + gap;
    return at;
  });
}

/** Of two alike one stands to the left and one to the right of the rest. */
function mirrored(parts: readonly Part[]): Part[] {
  const left: Part[] = [];
  const right: Part[] = [];
  for (const [i, part] of parts.entries()) (i % 2 ? right : left).push(part);
  return [...left, ...right.reverse()];
}

const heightOf = ({ art }: Part) => heights[art] ?? 0.3;

/** A bundle as it comes: the cut-outs of its parts at one scale, the tall ones behind the others, each with its own shadow. */
export async function composeBundle(parts: readonly Part[]): Promise<Buffer> {
  const tallest = Math.max(...parts.map(heightOf));
  const isTall = (part: Part) => heightOf(part) === tallest;
  const bySize = [...parts].sort((a, b) => heightOf(b) - heightOf(a));
  const [back, front] = [bySize.filter(isTall), mirrored(bySize.filter((part) => !isTall(part)))];
  const layers = [
    ...places(await Promise.all(back.map(scaled)), rows.back),
    ...places(await Promise.all(front.map(scaled)), rows.front),
  ];
  const wide = await Promise.all(layers.map(cutToPicture));
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(wide)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** What reaches over the picture is cut: only empty ground does. */
async function cutToPicture({ input, left, top }: { input: Buffer; left: number; top: number }) {
  const size = await sharp(input).metadata();
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)];
  const cut = await sharp(input)
    .extract({
      left: x,
      top: y,
      width: Math.min(size.width - x, width - Math.max(0, left)),
      height: Math.min(size.height - y, height - Math.max(0, top)),
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input: cut, left: Math.max(0, left), top: Math.max(0, top) };
}
