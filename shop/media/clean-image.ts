import sharp from 'sharp';
import type { FileType } from '#rules/files/file-type.ts';

type CleanImage =
  | { bytes: Uint8Array; width: number; height: number }
  | { refused: 'too-many-pixels' | 'unreadable' | 'wrong-type' };

/** No picture a shop needs is larger; a small file that unfolds to gigabytes is stopped here. */
const MOST_PIXELS = 40_000_000;
const QUALITY = 82;

/** Draws a picture anew: upright, without place, time and camera, and without anything hidden behind the pixels. */
export async function cleanImage(
  bytes: Uint8Array,
  type: FileType,
  fits: (size: { width: number; height: number }) => boolean = () => true,
): Promise<CleanImage> {
  if (type !== 'image/jpeg' && type !== 'image/png' && type !== 'image/webp') return { refused: 'wrong-type' };
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { width, height } = await picture.metadata();
    if (!fits({ width, height })) return { refused: 'too-many-pixels' };
    const upright = picture.autoOrient();
    const format = type.slice('image/'.length) as 'jpeg' | 'png' | 'webp';
    const { data, info } = await upright
      .toFormat(format, format === 'png' ? {} : { quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return { refused: 'unreadable' };
  }
}
