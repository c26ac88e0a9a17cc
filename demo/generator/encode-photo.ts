import sharp from 'sharp';
import { type PhotoView, photoSize } from '../photos.ts';
import { finishCutOut } from './finish-cut-out.ts';

/** Packs a photo; the levels of alpha were chosen when a cut-out was finished: none of them is merged here. */
export async function packPhoto(picture: Buffer, view: PhotoView): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  // Of large ones four pixels are mostly seen as one or two: what is left out is finer than the eye.
  const less = width > photoSize.width ? 6 : 0;
  if (view === 'scena')
    return sharp(picture)
      .webp({ quality: 40 - less, effort: 6 })
      .toBuffer();
  // From near there is texture from edge to edge: it hides what is left out, and would cost most.
  const quality = (view === 'detal' ? 22 : view === 'tyl' ? 36 : 50) - less;
  return sharp(picture).webp({ quality, alphaQuality: 99, effort: 6 }).toBuffer();
}

/** A photo as it is committed. */
export async function encodePhoto(picture: Buffer, view: PhotoView): Promise<Buffer> {
  return packPhoto(view === 'scena' ? picture : await finishCutOut(picture), view);
}
