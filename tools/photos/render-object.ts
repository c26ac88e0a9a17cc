import sharp from 'sharp';
import type { Art } from './arts.ts';
import { recolour } from './recolour.ts';

export type RenderedObject = { data: Buffer; width: number; height: number };

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** The object alone on a transparent ground, cut to its edges: drawn once, then used for every view. */
export async function drawObject(art: Art, colour: string | null, size: number): Promise<Buffer> {
  const body = colour ? recolour(art.body, art.main, colour) : art.body;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32" width="${size}" height="${size}">${body}</svg>`;
  const drawn = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  return sharp(drawn).trim({ background: clear, threshold: 1 }).png({ compressionLevel: 1 }).toBuffer();
}

/** A drawn object turned by some degrees and fitted into a square of `size` pixels. */
export async function fitObject(drawn: Buffer, size: number, turn = 0): Promise<RenderedObject> {
  const turned =
    turn === 0
      ? drawn
      : await sharp(await sharp(drawn).rotate(turn, { background: clear }).png({ compressionLevel: 1 }).toBuffer())
          .trim({ background: clear, threshold: 1 })
          .png({ compressionLevel: 1 })
          .toBuffer();
  const { data, info } = await sharp(turned)
    .resize(size, size, { fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The soft shadow of an object on the wall behind it: its outline, darkened and blurred. It is `blur * 3` wider on each side. */
export async function renderShadow(object: RenderedObject, blur: number, strength: number): Promise<Buffer> {
  const margin = blur * 3;
  const full = { width: object.width + 2 * margin, height: object.height + 2 * margin };
  // A blur has no detail to lose, so it is made at a quarter of the size.
  const small = { width: Math.round(full.width / 4), height: Math.round(full.height / 4) };
  const wide = await sharp(object.data)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: clear })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const outline = await sharp(wide).resize(small).extractChannel('alpha').png({ compressionLevel: 1 }).toBuffer();
  const alpha = await sharp(outline)
    .blur(blur / 4)
    .linear(strength, 0)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const dark = await sharp({ create: { ...small, channels: 3, background: '#3a2f25' } })
    .joinChannel(alpha, { raw: { ...small, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(dark)
    .resize({ ...full, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
