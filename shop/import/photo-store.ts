import { createHash } from 'node:crypto';
import { copyFile, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';

export interface StoredPhoto {
  /** Path below the media folder. */
  file: string;
  width: number;
  height: number;
  tone: string;
}

export interface PhotoFolders {
  /** Where pictures are kept already: DATA_DIR/media and the shop's own. New ones go to the first. */
  media: readonly string[];
  /** Where the owner's pictures lie. */
  from: string;
}

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;
const PLAIN_PART = /^[^./\\\0][^/\\\0]*$/;
const KEPT = 20_000;
const PATIENCE = 20_000;
const LARGEST = 30_000_000;

/** Finds pictures by name in the media folders, takes them from the owner's folder, or fetches them. */
export class PhotoStore {
  readonly #folders: PhotoFolders;
  readonly #known = new Map<string, Promise<StoredPhoto | null>>();
  readonly #looked = new Map<string, boolean>();

  constructor(folders: PhotoFolders) {
    this.#folders = folders;
  }

  /** What is wrong with a name, without fetching anything. */
  async problem(name: string): Promise<string | null> {
    if (isAddress(name)) return URL.canParse(name) ? null : `"${name}" is no address`;
    if (!isPlain(name)) return `"${name}" is no name of a picture (jpg, png, webp, avif)`;
    return (await this.#find(name)) ? null : `there is no picture "${name}"`;
  }

  /** The name under which the shop keeps, or would keep, this picture. */
  async nameOf(name: string): Promise<string> {
    if (!isAddress(name)) return (await this.#isKept(name)) ? name : `import/${name}`;
    const extension = extname(new URL(name).pathname).toLowerCase();
    const digest = createHash('sha256').update(name).digest('hex').slice(0, 24);
    return `import/${digest}${PICTURE.test(extension) ? extension : '.jpg'}`;
  }

  /** Puts the picture where the shop finds it; null when it cannot be had or read. */
  store(name: string): Promise<StoredPhoto | null> {
    const known = this.#known.get(name);
    if (known) return known;
    if (this.#known.size >= KEPT) this.#known.clear();
    const stored = this.#store(name);
    this.#known.set(name, stored);
    return stored;
  }

  /** A disk that is full or may not be written to is no fault of the picture: that stops the import. */
  async #store(name: string): Promise<StoredPhoto | null> {
    const file = await this.nameOf(name);
    const place = await this.#place(file);
    if (!(await isFile(place))) {
      const fetched = isAddress(name) ? await fetchPicture(name).catch(() => null) : undefined;
      if (fetched === null) return null;
      await mkdir(dirname(place), { recursive: true });
      const half = `${place}.${process.pid}.half`;
      if (fetched) await writeFile(half, fetched);
      else await copyFile(join(this.#folders.from, name), half);
      await rename(half, place);
    }
    const seen = await look(place).catch(() => null);
    return seen && { file, ...seen };
  }

  async #place(file: string): Promise<string> {
    for (const folder of this.#folders.media) if (await isFile(join(folder, file))) return join(folder, file);
    return join(this.#folders.media[0] ?? '.', file);
  }

  async #isKept(name: string): Promise<boolean> {
    return this.#remembered(`kept ${name}`, async () => {
      for (const folder of this.#folders.media) if (await isFile(join(folder, name))) return true;
      return false;
    });
  }

  async #find(name: string): Promise<boolean> {
    return (
      (await this.#isKept(name)) || this.#remembered(`found ${name}`, () => isFile(join(this.#folders.from, name)))
    );
  }

  /** Products share pictures, and asking the disk each time takes longer than all the rest. */
  async #remembered(question: string, ask: () => Promise<boolean>): Promise<boolean> {
    const known = this.#looked.get(question);
    if (known !== undefined) return known;
    if (this.#looked.size >= KEPT) this.#looked.clear();
    const answer = await ask();
    this.#looked.set(question, answer);
    return answer;
  }
}

function isAddress(name: string): boolean {
  return /^https?:\/\//i.test(name);
}

function isPlain(name: string): boolean {
  return PICTURE.test(basename(name)) && name.length <= 200 && name.split('/').every((part) => PLAIN_PART.test(part));
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (it) => it.isFile(),
    () => false,
  );
}

async function look(place: string): Promise<Omit<StoredPhoto, 'file'>> {
  const { width, height } = await sharp(place).metadata();
  const { data } = await sharp(place)
    .resize(1, 1)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, tone: `#${data.subarray(0, 3).toString('hex')}` };
}

async function fetchPicture(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  if (Number(response.headers.get('content-length') ?? 0) > LARGEST) throw new Error(`${address} is too large`);
  const bytes = Buffer.from(await response.arrayBuffer());
  // Only what is a picture is kept.
  await sharp(bytes).metadata();
  return bytes;
}
