import { createHash } from 'node:crypto';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { type ImportFault, importFault } from '#rules/catalogue/import/import-fault.ts';
import { openPicture } from '#shop/platform/media/index.ts';
import { fetchPicture } from './fetch-picture.ts';

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
  /** Addresses of the server's own network are not asked. */
  publicHostsOnly?: boolean;
}

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;
const PLAIN_PART = /^[^./\\\0][^/\\\0]*$/;
const KEPT = 20_000;

/** Finds pictures by name in the media folders, takes them from the owner's folder, or fetches them. */
export class PhotoStore {
  readonly #folders: PhotoFolders;
  readonly #problems = new Map<string, Promise<ImportFault | null>>();
  readonly #names = new Map<string, Promise<string>>();
  readonly #stored = new Map<string, Promise<StoredPhoto | { wrong: ImportFault }>>();

  constructor(folders: PhotoFolders) {
    this.#folders = folders;
  }

  /** What is wrong with a name, without fetching anything. */
  problem(name: string): Promise<ImportFault | null> {
    return remember(this.#problems, name, async () => {
      if (isAddress(name)) return URL.canParse(name) ? null : importFault('no-picture-address', name);
      if (!isPlain(name)) return importFault('no-picture-name', name);
      const isThere = (await this.#isKept(name)) || (await isFile(join(this.#folders.from, name)));
      return isThere ? null : importFault('no-picture', name);
    });
  }

  /** The name under which the shop keeps, or would keep, this picture. */
  nameOf(name: string): Promise<string> {
    return remember(this.#names, name, async () => {
      if (isAddress(name)) return `import/${addressName(name)}`;
      return (await this.#isKept(name)) ? name : `import/${await this.#versionName(name)}`;
    });
  }

  /** Puts the picture where the shop finds it, or says why it cannot be had or read. */
  store(name: string): Promise<StoredPhoto | { wrong: ImportFault }> {
    return remember(this.#stored, name, () => this.#store(name));
  }

  /** A disk that is full or may not be written to is no fault of the picture: that stops the import. */
  async #store(name: string): Promise<StoredPhoto | { wrong: ImportFault }> {
    const file = await this.nameOf(name);
    const place = await this.#place(file);
    if (await isFile(place)) {
      const seen = await look(place, name);
      return 'wrong' in seen ? seen : { file, ...seen };
    }
    const fetched = isAddress(name) ? await fetchPicture(name, this.#folders) : null;
    if (fetched && 'wrong' in fetched) return fetched;
    await mkdir(dirname(place), { recursive: true });
    const half = `${place}.${process.pid}.half`;
    if (fetched) await writeFile(half, fetched.bytes);
    else await copyFile(join(this.#folders.from, name), half);
    // What is no picture is not kept: the next import looks again.
    const seen = await look(half, name);
    await ('wrong' in seen ? rm(half) : rename(half, place));
    return 'wrong' in seen ? seen : { file, ...seen };
  }

  /** Browsers keep a picture for ever under its address: one that was corrected under the same name needs another. */
  async #versionName(name: string): Promise<string> {
    const found = await stat(join(this.#folders.from, name)).catch(() => null);
    const version = found ? `-${digestOf(`${found.size} ${Math.floor(found.mtimeMs / 1000)}`).slice(0, 8)}` : '';
    const extension = extname(name);
    return name.slice(0, -extension.length) + version + extension;
  }

  async #place(file: string): Promise<string> {
    for (const folder of this.#folders.media) if (await isFile(join(folder, file))) return join(folder, file);
    return join(this.#folders.media[0] ?? '.', file);
  }

  async #isKept(name: string): Promise<boolean> {
    for (const folder of this.#folders.media) if (await isFile(join(folder, name))) return true;
    return false;
  }
}

/** Products share pictures, and asking the disk each time takes longer than all the rest. */
function remember<Answer>(answers: Map<string, Promise<Answer>>, name: string, ask: () => Promise<Answer>) {
  const known = answers.get(name);
  if (known) return known;
  if (answers.size >= KEPT) answers.clear();
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

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (it) => it.isFile(),
    () => false,
  );
}

async function look(place: string, name: string): Promise<Omit<StoredPhoto, 'file'> | { wrong: ImportFault }> {
  const opened = await openPicture(place, 'owner');
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
