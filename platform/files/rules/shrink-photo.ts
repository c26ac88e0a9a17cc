import type { FileType } from './file-type.ts';

export interface PhotoSize {
  width: number;
  height: number;
}

/** Limits of a field for photos; a larger photo is refused and offered smaller. */
export interface PhotoLimits {
  types: readonly FileType[];
  maxBytes: number;
  /** Of all files of the field together. */
  allBytes?: number;
  /** In pixels; without it only the bytes count. */
  largest?: PhotoSize;
}

/** The size of the smaller photo: its own if it fits, otherwise the largest that fits and keeps its proportions. */
export function fitPhoto(photo: PhotoSize, largest: PhotoSize): PhotoSize {
  const scale = Math.min(1, largest.width / photo.width, largest.height / photo.height);
  return {
    width: Math.max(1, Math.round(photo.width * scale)),
    height: Math.max(1, Math.round(photo.height * scale)),
  };
}

/** The limit of each file: that of the field, or an even share when all are too large in total. */
export function limitEachFile(
  files: readonly { size: number }[],
  { maxBytes, allBytes = Number.POSITIVE_INFINITY }: Pick<PhotoLimits, 'maxBytes' | 'allBytes'>,
): number {
  const all = files.reduce((sum, { size }) => sum + Math.min(size, maxBytes), 0);
  return all <= allBytes ? maxBytes : Math.floor(allBytes / files.length);
}

/** The name of a picture that has become a JPEG: `paragon.jpg` for `paragon.png`. */
export function toJpegName(name: string): string {
  return /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.(?:png|webp)$/i, '')}.jpg`;
}
