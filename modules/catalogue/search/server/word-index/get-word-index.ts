import { setImmediate } from 'node:timers/promises';
import { dropWith, listensForPurges, onOtherDatabase } from '#platform/cache/server/cached.ts';
import { IndexSnapshots, NotedChanges, SingleFlight } from '#platform/memory-index/server/index.ts';
import { primaryOf } from '#platform/replicas/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { MINUTE_MS, SECOND_MS } from '#platform/time/rules/units.ts';
import { SEARCH_TAG } from '../search-rules.ts';
import { listDocumentsOf, listNextDocuments } from './list-documents.ts';
import { storedWords } from './stored-words.ts';
import { WordIndex } from './word-index.ts';

const keepers = new WeakMap<Shop['pool'], WordKeeper>();
dropWith([SEARCH_TAG], (shop) => keepers.get(shop.pool)?.receive());
onOtherDatabase((shop) => keepers.get(shop.pool)?.forget());

/**
 * Undefined while the documents are not in memory or very many changed: search the database then. Use the index
 * without `await` in between.
 */
export async function getWordIndex(asked: Shop): Promise<WordIndex | undefined> {
  // A replica lags behind the recorded changes.
  const shop = primaryOf(asked);
  return keepers.get(shop.pool)?.current(shop);
}

export interface StoredWords {
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** Also stores the documents in a folder for the next start. */
export function keepWordIndex(shop: Shop, folder: string): StoredWords {
  const snapshots = new IndexSnapshots(folder, storedWords);
  const keeper = new WordKeeper(snapshots);
  keepers.set(shop.pool, keeper);
  return { warm: () => keeper.warm(shop), close: () => snapshots.close() };
}

const BATCH = 1_000;
/** Read during a search; more are read in the background. */
const FEW_CHANGES = 200;
/** Beyond this, reading all documents is faster. */
const MANY_CHANGES = 20_000;
/** Changes purge `search`; a change in SQL by hand is found after a minute. */
const LOOK_AFTER_MS = MINUTE_MS;
const RETRY_MS = 10 * SECOND_MS;

class WordKeeper {
  readonly #snapshots: IndexSnapshots<WordIndex>;
  readonly #changes = new NotedChanges('search_changes');
  readonly #looks = new SingleFlight((shop) => this.#look(shop).catch((err: unknown) => this.#fail(shop, err)));
  #index: WordIndex | undefined;
  #isReady = false;
  /** Received purges, and their number before the last read. */
  #received = 0;
  #seen = 0;
  #catchingUp: Promise<void> | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(snapshots: IndexSnapshots<WordIndex>) {
    this.#snapshots = snapshots;
  }

  receive(): void {
    this.#received += 1;
  }

  forget(): void {
    this.#changes.forget();
  }

  async current(shop: Shop): Promise<WordIndex | undefined> {
    if (this.#isReady && this.#isFresh(shop)) return this.#index;
    if (this.#isReady) return this.#looks.next(shop);
    if (!this.#hasFailed) void this.warm(shop);
    return undefined;
  }

  /** One at a time; a failure is logged and tried again later. */
  warm(shop: Shop): Promise<void> {
    this.#catchingUp ??= this.#catchUp(shop)
      .catch((err: unknown) => this.#fail(shop, err))
      .finally(() => {
        this.#catchingUp = undefined;
      });
    return this.#catchingUp;
  }

  #fail(shop: Shop, err: unknown): undefined {
    this.#failedAt = performance.now();
    if (!shop.pool.ending) shop.log.warn({ err }, 'The search index was not read, the database is searched');
  }

  get #hasFailed(): boolean {
    return performance.now() - this.#failedAt < RETRY_MS;
  }

  #isFresh(shop: Shop): boolean {
    if (this.#changes.areForgotten) return false;
    return listensForPurges(shop) && this.#seen === this.#received && this.#changes.age < LOOK_AFTER_MS;
  }

  async #look(shop: Shop): Promise<WordIndex | undefined> {
    const index = this.#index;
    if (!this.#isReady || !index || this.#hasFailed) return undefined;
    const received = this.#received;
    const noted = await this.#changes.read(shop, FEW_CHANGES);
    const ids = noted.products;
    if (!ids || this.#changes.areForgotten) return this.#fallBehind(shop);
    if (ids.length > 0) index.take(await listDocumentsOf(shop, ids), ids);
    this.#changes.settle(noted);
    this.#seen = received;
    void index.tidy();
    this.#offer(shop, index);
    return index;
  }

  #fallBehind(shop: Shop): undefined {
    this.#isReady = false;
    void this.warm(shop);
  }

  async #catchUp(shop: Shop): Promise<void> {
    const begun = performance.now();
    for (let isBehind = true; isBehind; ) {
      if (this.#changes.areForgotten) this.#beginAnew();
      const index = this.#index ?? (await this.#restore(shop)) ?? (await this.#load(shop));
      const received = this.#received;
      const noted = await this.#changes.read(shop, MANY_CHANGES);
      const ids = noted.products;
      if (!ids) this.#index = await this.#load(shop);
      else await this.#takeAll(shop, index, ids);
      if (ids) this.#changes.settle(noted);
      this.#seen = received;
      isBehind = !ids || ids.length > FEW_CHANGES || this.#changes.areForgotten;
    }
    await this.#index?.tidy();
    this.#isReady = true;
    if (!this.#index) return;
    const milliseconds = Math.round(performance.now() - begun);
    shop.log.info({ documents: this.#index.size, milliseconds }, 'Search is warm');
    this.#offer(shop, this.#index);
  }

  #beginAnew(): void {
    this.#index = undefined;
    this.#changes.beginAnew();
  }

  async #takeAll(shop: Shop, index: WordIndex, ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      const some = ids.slice(from, from + BATCH);
      index.take(await listDocumentsOf(shop, some), some);
      await index.tidy();
    }
  }

  async #restore(shop: Shop): Promise<WordIndex | undefined> {
    const snapshot = await this.#snapshots.find(shop);
    if (!snapshot) return undefined;
    this.#changes.beginAt(snapshot.horizon);
    this.#index = snapshot.index;
    return snapshot.index;
  }

  /** In batches, so that no query is long. Changes during the load are recorded and read again. */
  async #load(shop: Shop): Promise<WordIndex> {
    const before = await this.#changes.read(shop, 0);
    const index = new WordIndex();
    for (let next = listNextDocuments(shop, 0, BATCH); ; ) {
      const documents = await next;
      const last = documents.at(-1);
      if (!last) break;
      next = listNextDocuments(shop, last.id, BATCH);
      // The rejection is handled where `next` is awaited.
      next.catch(() => {});
      index.take(documents);
      await setImmediate();
      await index.tidy();
    }
    await index.tidy(true);
    this.#changes.settle(before);
    this.#index = index;
    return index;
  }

  #offer(shop: Shop, index: WordIndex): void {
    this.#snapshots.offer(shop, { index, horizon: this.#changes.horizon });
  }
}
