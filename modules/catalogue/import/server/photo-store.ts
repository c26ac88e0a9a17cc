import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { openPicture } from '#modules/catalogue/media/server/index.ts';
import { type FileStore, readFileOf } from '#platform/files/server/index.ts';
import { type ImportFault, importFault } from '../rules/import-fault.ts';
import { fetchPicture } from './fetch-picture.ts';

export interface StoredPhoto {
  /** Path below the media folder. */
  file: string;
  width: number;
  height: number;
  tone: string;
}

export interface PhotoPlaces {
  /** Stores that may have the picture: the shop's files, and what came with it. New ones go to the first. */
  media: readonly [FileStore, ...FileStore[]];
  /** Folder of the owner's pictures; without it only stored ones and those of addresses are found. */
  from?: string;
  /** Addresses of the server's own network are not asked. */
  publicHostsOnly?: boolean;
}

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;
const PLAIN_PART = /^[^./\\\0][^/\\\0]*$/;
const CACHED = 20_000;

/** Finds pictures by name among the media, takes them from the owner's folder, or fetches them. */
export class PhotoStore {
  readonly #places: PhotoPlaces;
  readonly #problems = new Map<string, Promise<ImportFault | null>>();
  readonly #names = new Map<string, Promise<string>>();
  readonly #stored = new Map<string, Promise<StoredPhoto | { wrong: ImportFault }>>();

  constructor(places: PhotoPlaces) {
    this.#places = places;
  }

  /** Problems of a name, without fetching anything. */
  problem(name: string): Promise<ImportFault | null> {
    return remember(this.#problems, name, async () => {
      if (isAddress(name)) return URL.canParse(name) ? null : importFault('no-picture-address', name);
      if (!isPlain(name)) return importFault('no-picture-name', name);
      const isThere = (await this.#keeper(name)) !== undefined || (await this.#isOffered(name));
      return isThere ? null : importFault('no-picture', name);
    });
  }

  /** The name under which the shop keeps, or would keep, this picture. */
  nameOf(name: string): Promise<string> {
    return remember(this.#names, name, async () => {
      if (isAddress(name)) return `import/${addressName(name)}`;
      return (await this.#keeper(name)) ? name : `import/${await this.#versionName(name)}`;
    });
  }

  /** Puts the picture where the shop finds it, or says why it cannot be had or read. */
  store(name: string): Promise<StoredPhoto | { wrong: ImportFault }> {
    return remember(this.#stored, name, () => this.#store(name));
  }

  /** A disk that is full or may not be written to is no fault of the picture: that stops the import. */
  async #store(name: string): Promise<StoredPhoto | { wrong: ImportFault }> {
    const file = await this.nameOf(name);
    const keeper = await this.#keeper(file);
    const got = keeper ? { bytes: await readFileOf(keeper, file) } : await this.#get(name);
    if ('wrong' in got) return got;
    if (!got.bytes) return { wrong: importFault('no-picture', name) };
    const checked = await look(got.bytes, name);
    // Other files are not stored: the next import checks again.
    if ('wrong' in checked) return checked;
    if (!keeper) await this.#places.media[0].write(file, got.bytes);
    return { file, ...checked };
  }

  async #get(name: string): Promise<{ bytes: Buffer } | { wrong: ImportFault }> {
    if (isAddress(name)) return fetchPicture(name, this.#places);
    return { bytes: await readFile(this.#offered(name)) };
  }

  /** Browsers keep a picture for ever under its address: one that was corrected under the same name needs another. */
  async #versionName(name: string): Promise<string> {
    const found = await stat(this.#offered(name)).catch(() => null);
    const version = found ? `-${digestOf(`${found.size} ${Math.floor(found.mtimeMs / 1000)}`).slice(0, 8)}` : '';
    const extension = extname(name);
    return name.slice(0, -extension.length) + version + extension;
  }

  #offered(name: string): string {
    return join(this.#places.from ?? '', name);
  }

  async #isOffered(name: string): Promise<boolean> {
    if (this.#places.from === undefined) return false;
    const found = await stat(this.#offered(name)).catch(() => null);
    return found?.isFile() ?? false;
  }

  /** The store that has this file already. */
  async #keeper(file: string): Promise<FileStore | undefined> {
    for (const store of this.#places.media) if (await store.find(file)) return store;
    return undefined;
  }
}

/** Products share pictures, and asking the store each time takes longer than all the rest. */
function remember<Answer>(answers: Map<string, Promise<Answer>>, name: string, ask: () => Promise<Answer>) {
  const cached = answers.get(name);
  if (cached) return cached;
  if (answers.size >= CACHED) answers.clear();
  const answer = ask();
  answers.set(name, answer);
  return answer;
}

function isAddress(name: string): boolean {
  return /^https?:\/\//i.test(name);
}

function isPlain(name: string): boolean {
  return PICTURE.test(basename(name)) && name.length <= 200 && name.split('/').every((part) => PLAIN_PART.test(part));
}

async function look(bytes: Uint8Array, name: string): Promise<Omit<StoredPhoto, 'file'> | { wrong: ImportFault }> {
  const opened = await openPicture(bytes, 'owner');
  if ('refused' in opened) {
    return { wrong: importFault(opened.refused === 'unreadable' ? 'picture-unreadable' : 'picture-pixels', name) };
  }
  try {
    const { picture, width, height } = opened;
    const pixel = await picture.resize(1, 1).removeAlpha().toColourspace('srgb').raw().toBuffer();
    return { width, height, tone: `#${pixel.subarray(0, 3).toString('hex')}` };
  } catch {
    return { wrong: importFault('picture-unreadable', name) };
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function addressName(address: string): string {
  const extension = extname(new URL(address).pathname).toLowerCase();
  return `${digestOf(address).slice(0, 24)}${PICTURE.test(extension) ? extension : '.jpg'}`;
}
