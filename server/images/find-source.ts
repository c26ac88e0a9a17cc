import {
  type FileFacts,
  type FileStore,
  FolderStore,
  type ShopFiles,
  StoreError,
} from '#platform/files/server/index.ts';
import { MINUTE_MS } from '#platform/time/rules/units.ts';

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;
const KNOWN_FOR_MS = MINUTE_MS;
const MAX_KNOWN = 20_000;

export interface MediaSource extends FileFacts {
  store: FileStore;
  name: string;
  /** Every node finds the same file there: what one makes of it the others may take. */
  isShared: boolean;
}

/** The pictures and files of the shop: what was uploaded, and what came with its sources. */
export class MediaSources {
  readonly #stores: readonly FileStore[];
  readonly #files: Pick<ShopFiles, 'media' | 'made'>;
  /** A store that is not on this machine is not asked about the same picture again and again. */
  readonly #cachedSource = new Map<string, { source: MediaSource; until: number }>();

  constructor(files: Pick<ShopFiles, 'media' | 'made'>, ownFolder: string) {
    this.#files = files;
    this.#stores = [files.media, new FolderStore(ownFolder)];
  }

  async findPicture(name: string): Promise<MediaSource | undefined> {
    return PICTURE.test(name) ? this.find(name) : undefined;
  }

  async find(name: string): Promise<MediaSource | undefined> {
    const cachedSource = this.#cachedSource.get(name);
    if (cachedSource && performance.now() < cachedSource.until) return cachedSource.source;
    try {
      const source = await this.#query(name);
      if (this.#files.made) this.#remember(name, source);
      return source;
    } catch (error) {
      // The picture it had a while ago is better than none.
      if (cachedSource && error instanceof StoreError) return cachedSource.source;
      throw error;
    }
  }

  async #query(name: string): Promise<MediaSource | undefined> {
    for (const store of this.#stores) {
      const facts = await store.find(name);
      if (facts) return { ...facts, store, name, isShared: store === this.#files.media };
    }
    return undefined;
  }

  #remember(name: string, source: MediaSource | undefined): void {
    this.#cachedSource.delete(name);
    if (!source) return;
    const [oldest] = this.#cachedSource.keys();
    if (oldest !== undefined && this.#cachedSource.size >= MAX_KNOWN) this.#cachedSource.delete(oldest);
    this.#cachedSource.set(name, { source, until: performance.now() + KNOWN_FOR_MS });
  }
}
