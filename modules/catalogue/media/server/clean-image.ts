import type { FileType } from '#platform/files/rules/file-type.ts';
import { type OpenPicture, openPicture, type PictureRefusal, WorkQueue } from './open-picture.ts';

type CleanImage = { bytes: Uint8Array; width: number; height: number } | { refused: PictureRefusal | 'wrong-type' };

const FORMATS = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;
type Format = (typeof FORMATS)[keyof typeof FORMATS];

/** Larger pictures are scaled down: enough for a screen and for print on a mug, and bounded memory (X.44). */
const MAX_STORED_PIXELS: Record<Format, number> = { jpeg: 12_000_000, png: 12_000_000, webp: 6_000_000 };
const QUALITY = 82;

/** Pictures of shoppers, wherever they are sent, are encoded one after the other. */
const encoding = new WorkQueue(1);

/** Encodes a picture again: upright, without place, time and camera, and without anything hidden behind the pixels. */
export async function cleanImage(
  bytes: Uint8Array,
  type: FileType,
  fits: (size: { width: number; height: number }) => boolean = () => true,
): Promise<CleanImage> {
  const format = formatOf(type);
  if (!format) return { refused: 'wrong-type' };
  const opened = await openPicture(bytes, 'shopper');
  if ('refused' in opened) return opened;
  if (!fits(opened)) return { refused: 'too-many-pixels' };
  return encoding.run(() => cleanPicture(opened, format));
}

async function cleanPicture({ picture, width, height }: OpenPicture, format: Format): Promise<CleanImage> {
  const upright = picture.autoOrient();
  const scale = Math.sqrt(MAX_STORED_PIXELS[format] / (width * height));
  if (scale < 1) upright.resize({ width: Math.max(1, Math.floor(width * scale)) });
  try {
    const { data, info } = await encode(upright, format).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return { refused: 'unreadable' };
  }
}

/** The encoders' thriftier ways: a JPEG that is optimised, or a WebP with much effort, is in memory several times. */
function encode(picture: OpenPicture['picture'], format: Format) {
  if (format === 'jpeg') return picture.jpeg({ quality: QUALITY, optimiseCoding: false });
  if (format === 'webp') return picture.webp({ quality: QUALITY, effort: 1 });
  return picture.png();
}

function formatOf(type: FileType): Format | undefined {
  return Object.hasOwn(FORMATS, type) ? FORMATS[type as keyof typeof FORMATS] : undefined;
}
