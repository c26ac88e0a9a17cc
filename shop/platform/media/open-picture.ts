import sharp, { type Metadata, type Sharp } from 'sharp';

// A picture works on one thread; how many pictures are worked on at once is for the queues to say.
sharp.concurrency(1);

export interface OpenPicture {
  picture: Sharp;
  /** As it is seen, turned upright. */
  width: number;
  height: number;
}

export type PictureRefusal = 'too-many-pixels' | 'unreadable';

/** `pixels` counts all frames; `unfolded` is what may lie in memory at once, the work on it needs about half as much again. */
const LIMITS = {
  /** X.44: anybody can send these. */
  shopper: { pixels: 40_000_000, unfolded: 90_000_000 },
  /** The owner's photographs come as cameras and studios make them. */
  owner: { pixels: 64_000_000, unfolded: 400_000_000 },
} as const;
const MOST_SECONDS = 30;

/** Asks a picture's head what it would unfold to, and opens it only if that is bearable: nothing is decoded before. */
export async function openPicture(
  source: Uint8Array | string,
  from: keyof typeof LIMITS,
): Promise<OpenPicture | { refused: PictureRefusal }> {
  const { pixels, unfolded } = LIMITS[from];
  let head: Metadata;
  try {
    head = await sharp(source, { limitInputPixels: false }).metadata();
  } catch {
    return { refused: 'unreadable' };
  }
  if (pixelsOf(head) > pixels || unfoldedBytes(head) > unfolded) return { refused: 'too-many-pixels' };
  // The limit stands for a head that lies.
  const picture = sharp(source, { limitInputPixels: pixels, failOn: 'error' }).timeout({ seconds: MOST_SECONDS });
  return { picture, width: head.autoOrient.width, height: head.autoOrient.height };
}

function pixelsOf({ width, height, pages = 1 }: Metadata): number {
  return width * height * pages;
}

/** Bytes that must be held at once. A picture stored line by line flows through and holds next to nothing. */
function unfoldedBytes(head: Metadata): number {
  const { format, channels, depth, isProgressive } = head;
  // WebP is read and written whole, with an alpha channel of its own.
  if (format === 'webp') return pixelsOf(head) * 8;
  if (!isProgressive) return 0;
  const sampleBytes = format === 'jpeg' || depth === 'ushort' ? 2 : 1;
  return pixelsOf(head) * channels * sampleBytes;
}
