import sharp from 'sharp';
import { photoSize } from '#shop/demo/photos.ts';

const { width, height } = photoSize;

/** Where the parts of a bundle stand: the first in the middle behind, the others before it to both sides. */
const spots = [
  { x: 0.5, y: 0.4, scale: 0.74 },
  { x: 0.27, y: 0.66, scale: 0.5 },
  { x: 0.74, y: 0.67, scale: 0.5 },
  { x: 0.5, y: 0.76, scale: 0.44 },
  { x: 0.8, y: 0.8, scale: 0.4 },
] as const;

/** A bundle as it comes: the cut-outs of its parts side by side, each with its own shadow. */
export async function composeBundle(parts: readonly Buffer[]): Promise<Buffer> {
  const layers = await Promise.all(
    parts.slice(0, spots.length).map(async (part, i) => {
      const { x, y, scale } = spots[i] ?? spots[0];
      const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
      const left = Math.min(width - w, Math.max(0, Math.round(x * width - w / 2)));
      const top = Math.min(height - h, Math.max(0, Math.round(y * height - h / 2)));
      return { input: await sharp(part).resize(w, h).png({ compressionLevel: 1 }).toBuffer(), left, top };
    }),
  );
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer();
}
