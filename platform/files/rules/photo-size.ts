// S9.29
export const LARGEST_PHOTO = { width: 2048, height: 1536 };

export function fitsPhotoSize(photo: { width: number; height: number }): boolean {
  return photo.width <= LARGEST_PHOTO.width && photo.height <= LARGEST_PHOTO.height;
}

/** Width and height as a JPEG itself states them; null when it is none. Reads the head only, so browser and server agree. */
export function parseJpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const two = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  if (two(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // A byte that fills.
    } else if (isFrame(marker)) {
      const size = { height: two(at + 5), width: two(at + 7) };
      return size.width > 0 && size.height > 0 ? size : null;
    } else {
      at += 2 + Math.max(2, two(at + 2));
    }
  }
  return null;
}

/** SOF0 to SOF15 without the tables and the arithmetic conditioning between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
