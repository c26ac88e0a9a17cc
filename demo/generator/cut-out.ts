import sharp from 'sharp';
import { type PhotoSize, photoSize } from '../photos.ts';
import { pngOf, type Studio } from './engine/open-studio.ts';
import type { Pictured } from './engine/page.ts';
import type { View } from './engine/studio.ts';
import type { Look } from './models/model.ts';
import { rawTone } from './tell-shadow.ts';

/** How much larger than usual a picture is; still lifes are wider than high and as large as usual. */
const scaleOf = ({ height }: PhotoSize) => Math.max(1, height / photoSize.height);
/** Rendered at this part of its size: shading is what takes time, and nothing in these soft objects is finer. */
const part = 0.6;
const frames = 6;

/** Shadows end before the edge of the picture does. */
function fade(size: PhotoSize): Buffer {
  const { width, height } = size;
  const [scale, air] = [scaleOf(size), 72 * scaleOf(size)];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${34 * scale}"/></filter></defs><rect x="${air}" y="${air}" width="${width - 2 * air}" height="${height - 2 * air}" rx="${90 * scale}" fill="#fff" filter="url(#b)"/></svg>`,
  );
}

/** Few frames leave steps in a shadow; it is made even, and what is hardly there is left out. */
async function softShadow(rendered: Buffer, size: PhotoSize): Promise<Buffer> {
  const { width, height } = size;
  const scale = scaleOf(size);
  const { data, info } = await sharp(rendered).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const small = { width: info.width, height: info.height, channels: 1 } as const;
  const even = await sharp(data, { raw: small })
    .blur(2.2 * scale)
    .linear(1.3, -20)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const large = await sharp(even, { raw: small })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .blur(4 * scale)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const whole = await sharp({ create: { width, height, channels: 3, background: rawTone } })
    .joinChannel(large, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(whole)
    .composite([{ input: fade(size), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** An object on a transparent ground with the shadow it casts there: it lies on any page, pale or dark. */
export async function takeCutOut(
  studio: Studio,
  pictured: Pictured,
  look: Look,
  view: View,
  whole: PhotoSize = photoSize,
): Promise<Buffer> {
  const { width, height } = whole;
  const taken = await studio.ask('cutOut', pictured, look, {
    width: width * part,
    height: height * part,
    frames,
    view,
  });
  const rendered = pngOf(taken.picture);
  const size = await sharp(rendered).metadata();
  const left = Math.round(taken.left / part);
  const top = Math.round(taken.top / part);
  const object = await sharp(rendered)
    .resize(
      Math.min(width - left, Math.round(size.width / part)),
      Math.min(height - top, Math.round(size.height / part)),
      { kernel: 'lanczos3', fit: 'fill' },
    )
    .sharpen({ sigma: 0.8, m1: 0.6, m2: 1.2 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(await softShadow(pngOf(taken.shadow), whole))
    .composite([{ input: object, left, top }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
