import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '#platform/files/server/index.ts';
import type { ShopLog } from '#platform/shop/server/shop.ts';
import { boundFolder } from '../bound-folder.ts';
import { decodePageFile, encodePageFile, type PageFile } from './page-file.ts';

/** Writes waiting at once; a page that finds no place is simply not on the disk. */
const MAX_WRITES = 50;
/** From here on the folder counts as full: the next page must find room after tidying. What is left is for writing between two looks. */
const FULL = 0.9;
/** After a disk refused, before it is tried again. */
const REST_MS = 60_000;

/** Pages that outlive the process, by address. */
export interface PageFiles {
  readonly bytes: number;
  open(version: string): void;
  find(key: string): Promise<PageFile | undefined>;
  write(page: PageFile): Promise<void>;
  remove(key: string): Promise<void>;
  close(): Promise<void>;
}

interface FolderOptions {
  limitBytes: number;
  /** How many share the folder, this one counted. */
  processes: number;
  log: Pick<ShopLog, 'warn'>;
  now?: () => number;
}

/**
 * The second tier: pages as files below DATA_DIR, more than the memory holds, there again after a restart. No list of them is
 * kept in memory. Several processes may share the folder: a file is whole or not there, and says itself whether it is true.
 */
export class PageFolder implements PageFiles {
  readonly #root: string;
  readonly #limit: number;
  /** Others write here too: after so many bytes of its own this process looks how much there is by now. */
  readonly #share: number;
  readonly #log: Pick<ShopLog, 'warn'>;
  readonly #now: () => number;
  /** The part for this version of the shop; none before `open`. */
  #folder: string | undefined;
  /** At most so many bytes are there; unknown before the first look. */
  #bytes: number | undefined;
  #tidying: Promise<void> | undefined;
  /** Bytes of its own since the last look. */
  #written = 0;
  #restUntil = 0;
  readonly #writing = new Set<Promise<void>>();
  /** Bytes that are being written. */
  #unfinished = 0;
  #files = 0;

  constructor(root: string, { limitBytes, processes, log, now = Date.now }: FolderOptions) {
    this.#root = root;
    this.#limit = limitBytes;
    this.#share = (limitBytes * (1 - FULL)) / processes;
    this.#log = log;
    this.#now = now;
  }

  /** Bytes on the disk, rather too many than too few. */
  get bytes(): number {
    return this.#bytes ?? 0;
  }

  /** Uses the pages of this version: another build, other settings or another database makes other pages. */
  open(version: string): void {
    const folder = join(this.#root, createHash('sha256').update(version).digest('hex').slice(0, 16));
    if (this.#folder === folder) return;
    this.#folder = folder;
    this.#bytes = undefined;
    this.#tidy(() => removeOthers(this.#root, folder));
  }

  async find(key: string): Promise<PageFile | undefined> {
    const path = this.#path(key);
    if (!path) return undefined;
    try {
      const page = decodePageFile(await readFile(path));
      return page?.key === key ? page : undefined;
    } catch (error) {
      if (!isMissing(error)) this.#rest(error);
      return undefined;
    }
  }

  async write(page: PageFile): Promise<void> {
    const path = this.#path(page.key);
    if (!path || this.#tidying || this.#bytes === undefined || this.#now() < this.#restUntil) return;
    if (this.#writing.size >= MAX_WRITES) return;
    const file = encodePageFile(page);
    if (this.#bytes + file.length > this.#limit) return this.#tidy();
    this.#bytes += file.length;
    this.#unfinished += file.length;
    const writing = this.#replace(path, file)
      .catch((error) => this.#rest(error))
      .finally(() => {
        this.#writing.delete(writing);
        this.#unfinished -= file.length;
      });
    this.#writing.add(writing);
    this.#written += file.length;
    if (this.#written >= this.#share) this.#tidy();
    await writing;
  }

  async remove(key: string): Promise<void> {
    const path = this.#path(key);
    if (path) await rm(path, { force: true }).catch((error) => this.#rest(error));
  }

  /** Waits for what was begun. */
  async close(): Promise<void> {
    await Promise.all([this.#tidying, ...this.#writing]);
  }

  #path(key: string): string | undefined {
    if (!this.#folder || this.#limit <= 0) return undefined;
    const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
    return join(this.#folder, name.slice(0, 2), name.slice(2));
  }

  /** Under another name first: a reader at that moment, or after a power cut, finds the old file or the new one. */
  async #replace(path: string, file: Buffer): Promise<void> {
    this.#files += 1;
    const unfinished = `${path}.${process.pid}-${this.#files}`;
    try {
      await writeFile(unfinished, file).catch(async (error) => {
        if (!isMissing(error)) throw error;
        await mkdir(dirname(path), { recursive: true });
        await writeFile(unfinished, file);
      });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** Nothing is written meanwhile, so that the limit holds. */
  #tidy(first: () => Promise<void> = async () => undefined): void {
    const folder = this.#folder;
    if (!folder) return;
    const before = this.#tidying;
    const work = async () => {
      await before;
      await first();
      this.#written = 0;
      const unfinished = this.#unfinished;
      const { bytes } = await boundFolder(folder, this.#limit * FULL);
      if (this.#folder === folder) this.#bytes = bytes + unfinished;
    };
    const tidying = work()
      .catch((error) => this.#rest(error))
      .finally(() => {
        if (this.#tidying === tidying) this.#tidying = undefined;
      });
    this.#tidying = tidying;
  }

  /** A full or closed disk is no reason to close the shop: pages are made anew instead. */
  #rest(err: unknown): void {
    if (this.#now() < this.#restUntil) return;
    this.#restUntil = this.#now() + REST_MS;
    this.#log.warn({ err, folder: this.#root }, 'Pages cannot be kept on the disk; the shop goes on without');
  }
}

async function removeOthers(root: string, folder: string): Promise<void> {
  const names = await readdir(root).catch(() => []);
  for (const name of names) {
    if (join(root, name) !== folder) await rm(join(root, name), { recursive: true, force: true });
  }
}
