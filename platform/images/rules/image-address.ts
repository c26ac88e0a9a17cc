/** The only widths the shop makes pictures in; the image route answers 404 for any other. */
export const imageWidths = [96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** One picture in one width; AVIF, WebP or JPEG is chosen by what the browser accepts (X.17). */
export function imageAddress(file: string, width: ImageWidth): string {
  return `/obraz/${width}/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** The picture an address of the shop shows; null for one of elsewhere. */
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
 * One picture for those who show it on grounds we do not know: comparison sites, search engines, cards of shared links. It
 * is a JPEG on a pale ground, whatever they accept, because a cut-out on black or on a pattern says nothing.
 */
export function opaqueImageAddress(file: string, width: ImageWidth): string {
  return `${imageAddress(file, width)}?format=jpg`;
}

/** Widths worth offering for a box this wide: up to twice its pixels, and never less than three choices. */
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

/** The width for a browser that reads no srcset. */
export function fallbackWidth(boxWidth: number): ImageWidth {
  return imageWidths.find((width) => width >= boxWidth) ?? 1920;
}
