/** The image route responds 404 for any other width. */
export const imageWidths = [96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** X.17: the format depends on the `Accept` header. */
export function imageAddress(file: string, width: ImageWidth): string {
  return `/obraz/${width}/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** Null for an address outside the shop. */
export function parseImageAddress(address: string): string | null {
  const [, path] = /^\/obraz\/\d+\/([\w%./-]+)(?:\?[\w=&.-]*)?$/.exec(address) ?? [];
  if (!path) return null;
  try {
    const parts = path.split('/').map(decodeURIComponent);
    return parts.every((part) => /^[^./\\\0][^/\\\0]*$/.test(part)) ? parts.join('/') : null;
  } catch {
    return null;
  }
}

/**
 * For price comparisons, search engines and link previews: always JPEG on a light ground, because a cut-out on black
 * is unreadable.
 */
export function opaqueImageAddress(file: string, width: ImageWidth): string {
  return `${imageAddress(file, width)}?format=jpg`;
}

/** Up to twice the pixels of the box, and at least three widths. */
export function widthsFor(boxWidth: number): ImageWidth[] {
  const enough = imageWidths.findIndex((width) => width >= 2 * boxWidth);
  const last = Math.max(enough === -1 ? imageWidths.length - 1 : enough, 2);
  return imageWidths.slice(Math.max(0, last - 5), last + 1);
}

export function imageSrcset(file: string, boxWidth: number): string {
  return widthsFor(boxWidth)
    .map((width) => `${imageAddress(file, width)} ${width}w`)
    .join(', ');
}

/** For browsers without `srcset`. */
export function fallbackWidth(boxWidth: number): ImageWidth {
  return imageWidths.find((width) => width >= boxWidth) ?? 1920;
}
