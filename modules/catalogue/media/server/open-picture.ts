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

/** `pixels` counts all frames; `unfolded` is what may be in memory at once, the work on it needs about half as much again. */
const LIMITS = {
  /** X.44: anybody can send these. */
  shopper: { pixels: 40_000_000, unfolded: 90_000_000 },
  /** The owner's photographs come as cameras and studios make them. */
  owner: { pixels: 64_000_000, unfolded: 400_000_000 },
} as const;
const MAX_SECONDS = 30;

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
  // The header may be wrong, so the limit also applies while decoding.
  const picture = sharp(source, { limitInputPixels: pixels, failOn: 'error' }).timeout({ seconds: MAX_SECONDS });
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

/**
 * Lets so many pieces of work run at once and the others wait in line. Work on pictures takes a thread of those that also
 * check passwords and a lot of memory: one customer must not occupy all of it.
 */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    // A finished task hands its place on, so no waiter is overtaken.
    if (this.#running < this.#atOnce) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
