import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { MediaSource } from './find-source.ts';
import type { ImageFormat } from './image-format.ts';

// Shared machines first: pictures may take a core each, but leave one to the shoppers.
sharp.concurrency(1);
const AT_ONCE = Math.max(1, availableParallelism() - 1);

/** Makes pictures in one width and format, once; later requests read the finished file from `folder`. */
export class ImageMaker {
  readonly #folder: string;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  made = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async get(source: MediaSource, width: number, format: ImageFormat): Promise<{ body: Buffer; etag: string }> {
    const digest = createHash('sha256').update(`${source.file} ${source.version}`).digest('hex').slice(0, 32);
    const file = join(this.#folder, String(width), `${digest}.${format}`);
    return { body: await this.#read(file, source.file, width, format), etag: `"${digest}-${width}-${format}"` };
  }

  async #read(file: string, source: string, width: number, format: ImageFormat): Promise<Buffer> {
    try {
      return await readFile(file);
    } catch {
      const running = this.#making.get(file) ?? this.#make(file, source, width, format);
      this.#making.set(file, running);
      return running.finally(() => this.#making.delete(file));
    }
  }

  async #make(file: string, source: string, width: number, format: ImageFormat): Promise<Buffer> {
    await this.#turn();
    try {
      const body = await render(source, width, format);
      await mkdir(dirname(file), { recursive: true });
      // Renamed into place when complete: a reader never meets half a picture.
      const unfinished = `${file}.${process.pid}.part`;
      await writeFile(unfinished, body);
      await rename(unfinished, file);
      this.made += 1;
      return body;
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #turn(): Promise<void> {
    while (this.#running >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
  }
}

async function render(source: string, width: number, format: ImageFormat): Promise<Buffer> {
  const picture = sharp(source, { limitInputPixels: 64_000_000 }).rotate().resize({ width, withoutEnlargement: true });
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 78, effort: 4 }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
