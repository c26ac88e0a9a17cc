import sharp from 'sharp';
import type { PhotoView } from '#shop/demo/photos.ts';

/** Nearly black: a brown shadow is a stain on the dark scheme. */
export const shadowTone = { r: 20, g: 17, b: 13 };

/** Below it a pixel is shadow or ground, never the inside of an object. */
const solid = 200;
/** Pixels around an object that belong to its edge. */
const edge = 2;
/** What colours of a shadow may differ by after they were compressed. */
const tolerance = 60;
/** What the shadow may differ by from its surroundings where it meets the object. */
const step = 18;

interface Plane {
  width: number;
  height: number;
}

async function blur(data: Buffer, { width, height }: Plane, sigma: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** Every pixel of an object, and those so near that they are its edge. */
function nearObject(inObject: Uint8Array, { width, height }: Plane): Uint8Array {
  const near = new Uint8Array(inObject.length);
  for (let y = edge; y < height - edge; y++) {
    for (let x = edge; x < width - edge; x++) {
      if (!inObject[y * width + x]) continue;
      for (let dy = -edge; dy <= edge; dy++) {
        near.fill(1, (y + dy) * width + x - edge, (y + dy) * width + x + edge + 1);
      }
    }
  }
  return near;
}

/**
 * A cut-out whose shadow has no steps: it is the mean of its surroundings, of which the object is none, so that the
 * object does not bleed into it.
 */
export async function softenShadow(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const count = info.width * info.height;
  const alphaAt = (i: number) => data[4 * i + 3] ?? 0;
  const isTone = (i: number) =>
    Math.abs((data[4 * i] ?? 0) - shadowTone.r) < tolerance &&
    Math.abs((data[4 * i + 1] ?? 0) - shadowTone.g) < tolerance &&
    Math.abs((data[4 * i + 2] ?? 0) - shadowTone.b) < tolerance;
  // Glass and nets are translucent too, but not of the shadow's colour.
  const inObject = Uint8Array.from({ length: count }, (_, i) =>
    Number(alphaAt(i) >= solid || (alphaAt(i) > 40 && !isTone(i))),
  );
  const near = nearObject(inObject, info);
  const mask = Buffer.alloc(count);
  const shadow = Buffer.alloc(count);
  for (let i = 0; i < count; i++) {
    if (near[i]) continue;
    mask[i] = 255;
    shadow[i] = alphaAt(i);
  }
  const [weights, sums] = await Promise.all([blur(mask, info, 9), blur(shadow, info, 9)]);
  for (let i = 0; i < count; i++) {
    const weight = weights[i] ?? 0;
    if (inObject[i] || weight < 8) continue;
    const mean = Math.min(solid - 1, Math.round(((sums[i] ?? 0) * 255) / weight));
    if (near[i] && Math.abs(mean - alphaAt(i)) > step) continue;
    data[4 * i + 3] = mean;
    if (near[i]) continue;
    data.set([shadowTone.r, shadowTone.g, shadowTone.b], 4 * i);
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A photo as it is committed. Below 75 so few levels of alpha are left that a shadow looks like a map of heights. */
export async function encodePhoto(picture: Buffer, view: PhotoView): Promise<Buffer> {
  if (view === 'scena') return sharp(picture).webp({ quality: 40, effort: 6 }).toBuffer();
  // From near there is texture from edge to edge: it hides what is left out, and would cost most.
  const quality = view === 'detal' ? 22 : view === 'tyl' ? 36 : 50;
  return sharp(await softenShadow(picture))
    .webp({ quality, alphaQuality: 75, effort: 6 })
    .toBuffer();
}
